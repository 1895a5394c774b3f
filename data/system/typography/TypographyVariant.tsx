import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  typography: {
    title: { fontSize: 28, fontWeight: 700, lineHeight: 1.2 },
    body: { fontSize: 16, lineHeight: 1.6 },
    caption: { fontSize: 13, letterSpacing: '0.02em' },
  },
});

export default function TypographyVariant() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="article" sx={{ maxWidth: 400 }}>
        <Box component="h3" sx={{ typography: 'title', m: 0 }}>
          Bread in one hour
        </Box>
        <Box component="p" sx={{ typography: 'body', m: 0, my: 1 }}>
          Mix flour, yeast and warm water, knead the dough for five minutes, and let
          it rest in a warm place.
        </Box>
        <Box sx={{ typography: 'caption' }}>Published on May 4 by Louis Bernard</Box>
      </Box>
    </ThemeProvider>
  );
}
