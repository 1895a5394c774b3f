import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { ThemeProvider, type Theme } from '@mui/material/styles';

const withFaders = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiSlider: {
      styleOverrides: {
        rail: { height: 2, opacity: 1 },
        track: { height: 8, border: 0 },
        thumb: {
          width: 12,
          height: 28,
          borderRadius: 3,
          '&.Mui-focusVisible': { outline: '3px solid', outlineOffset: 3 },
        },
        mark: { width: 2, height: 12 },
      },
    },
  },
});

export default function ThemeStyleOverrides() {
  return (
    <ThemeProvider theme={withFaders}>
      <Box sx={{ width: 280, maxWidth: '100%', px: 2 }}>
        <Slider aria-label="Bass" defaultValue={40} step={20} marks />
        <Slider aria-label="Treble" defaultValue={60} color="secondary" />
      </Box>
    </ThemeProvider>
  );
}
