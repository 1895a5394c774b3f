import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
});

export default function SpacingResponsive() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: { xs: 2, sm: 4, md: 6 }, borderRadius: 2, bgcolor: 'tint' }}>
        <strong>Order 1042</strong>
        <Box sx={{ mt: { xs: 0.5, sm: 2 } }}>
          Two chairs and a desk, ready to ship.
        </Box>
      </Box>
    </ThemeProvider>
  );
}
