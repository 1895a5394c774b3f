import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    muted: 'color-mix(in srgb, currentColor 75%, transparent)',
    primary: { main: 'light-dark(#0b57d0, #a8c7fa)' },
    danger: { main: 'light-dark(#b3261e, #f2b8b5)' },
  },
});

export default function PaletteText() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box sx={{ color: 'primary.main', fontWeight: 600 }}>Flight to Lisbon</Box>
        <Box sx={{ color: 'muted' }}>Gate 12, leaves at 14:05</Box>
        <Box sx={{ color: 'danger.main' }}>Boarding closes in 5 minutes</Box>
      </div>
    </ThemeProvider>
  );
}
