import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

// The function form receives the surrounding theme and extends it.
// At the root of an app you pass the result of createTheme() instead.
const ferryTheme = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiButton: {
      defaultProps: { variant: 'contained', disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, textTransform: 'none' },
        sizeLarge: { paddingInline: 32 },
      },
    },
  },
});

export default function FerryLineTheme() {
  return (
    <Stack useFlexGap direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Button>Default theme</Button>
      <ThemeProvider theme={ferryTheme}>
        <Button>Book a crossing</Button>
        <Button size="large" color="secondary">
          Board now
        </Button>
        <Button variant="outlined">Timetable</Button>
      </ThemeProvider>
    </Stack>
  );
}
