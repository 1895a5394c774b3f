import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withFormDefaults = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiTextField: {
      defaultProps: { variant: 'filled', size: 'small', fullWidth: true },
    },
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
    },
  },
});

export default function ThemeDefaultProps() {
  return (
    <ThemeProvider theme={withFormDefaults}>
      <Stack
        component="form"
        spacing={2}
        sx={{ width: 300, maxWidth: '100%' }}
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField label="Name" autoComplete="off" />
        <TextField label="Order number" autoComplete="off" />
        <Stack direction="row" spacing={1}>
          <Button type="submit">Find order</Button>
          <Button variant="text" type="reset">
            Clear
          </Button>
        </Stack>
      </Stack>
    </ThemeProvider>
  );
}
