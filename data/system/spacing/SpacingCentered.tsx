import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
  },
});

export default function SpacingCentered() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', bgcolor: 'tint' }}>
        <Box component="article" sx={{ maxWidth: 320, mx: 'auto', px: 2, py: 3 }}>
          <strong>Tomato salad</strong>
          <Box component="p" sx={{ m: 0, mt: 1 }}>
            Slice the tomatoes, add oil and salt, and let them rest for ten minutes.
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
