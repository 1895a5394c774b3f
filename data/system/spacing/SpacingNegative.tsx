import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
});

export default function SpacingNegative() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ ...ticket, p: 3 }}>
        <strong>Train to Vienna</strong>
        <Box sx={{ mt: 1 }}>Leaves at 8:15 from platform 6.</Box>
        <Box sx={{ mt: 2, mx: -3, mb: -3, px: 3, py: 1.5, bgcolor: 'tint' }}>
          Coach 4, seat 31
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const ticket = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  overflow: 'hidden',
  width: '100%',
  maxWidth: 360,
};
