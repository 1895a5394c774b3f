import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// In an app, these entries stand in createTheme({ components: { … } }).
function withCompactForms(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { size: 'small', variant: 'filled' } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: ({ theme }) => ({
            paddingInline: theme.spacing(3),
            textTransform: 'none',
          }),
        },
      },
    },
  };
}

export default function CustomizeTheme() {
  return (
    <ThemeProvider theme={withCompactForms}>
      <Stack
        spacing={2}
        sx={{ width: 260, maxWidth: '100%', alignItems: 'flex-start' }}
      >
        <TextField label="Name" autoComplete="off" fullWidth />
        <TextField label="Company" autoComplete="off" fullWidth />
        <Button variant="contained">Add person</Button>
      </Stack>
    </ThemeProvider>
  );
}
