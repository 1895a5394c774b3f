import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withPills = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      styleOverrides: { root: { borderRadius: 999, textTransform: 'none' } },
    },
  },
});

const withOutlines = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      // Keeps what the outer theme sets for buttons.
      ...outer.components?.MuiButton,
      defaultProps: { variant: 'outlined', color: 'inherit' },
    },
  },
});

export default function ThemingNested() {
  return (
    <ThemeProvider theme={withPills}>
      <Stack spacing={2} useFlexGap sx={{ alignItems: 'flex-start' }}>
        <Button variant="contained">Place the order</Button>
        <ThemeProvider theme={withOutlines}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Typography variant="body2" gutterBottom>
              Delivery
            </Typography>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Button>Change address</Button>
              <Button>Choose a time</Button>
            </Stack>
          </Paper>
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}
