import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    surface: 'light-dark(#fff, #1b2027)',
    text: 'light-dark(#1f1f1f, #e8eaed)',
    primary: { main: 'light-dark(#0b57d0, #a8c7fa)' },
  },
});

export default function PaletteDark() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {['light', 'dark'].map((colorScheme) => (
          <Box key={colorScheme} sx={{ ...card, colorScheme }}>
            <Box component="strong" sx={{ color: 'primary.main' }}>
              Invoice 2041
            </Box>
            <div>Due in June: $318.40</div>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const card = {
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 2,
  p: 2,
  bgcolor: 'surface',
  color: 'text',
};
