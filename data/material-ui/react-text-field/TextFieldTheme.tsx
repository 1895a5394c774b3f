import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// Extends the theme around it, so colors and dark mode stay as they are.
const withSmallFields = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTextField: {
      defaultProps: { size: 'small', fullWidth: true },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({
          borderRadius: Number(theme.shape.borderRadius) * 3,
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
        }),
      },
    },
    MuiFormHelperText: {
      styleOverrides: { root: { marginInlineStart: 0 } },
    },
  },
});

export default function TextFieldTheme() {
  return (
    <ThemeProvider theme={withSmallFields}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <TextField label="Project" defaultValue="Website" />
        <TextField label="Task" helperText="Say what to do in a few words" />
      </Stack>
    </ThemeProvider>
  );
}
