import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withAccents = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAlert: {
      styleOverrides: {
        root: {
          variants: [
            {
              props: { variant: 'outlined' },
              style: { borderInlineStartWidth: 6 },
            },
            {
              props: ({ ownerState }) =>
                ownerState.severity === 'error' && ownerState.variant === 'outlined',
              style: { borderInlineStartWidth: 12, fontWeight: 700 },
            },
          ],
        },
      },
    },
  },
});

export default function ThemeVariantsExisting() {
  return (
    <ThemeProvider theme={withAccents}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <Alert severity="success">The backup is complete.</Alert>
        <Alert severity="success" variant="outlined">
          The backup is complete.
        </Alert>
        <Alert severity="error" variant="outlined">
          The backup failed: the disk is full.
        </Alert>
      </Stack>
    </ThemeProvider>
  );
}
