import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    primary: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      text: 'light-dark(#fff, #062e6f)',
    },
    danger: {
      main: 'light-dark(#b3261e, #f2b8b5)',
      text: 'light-dark(#fff, #601410)',
    },
  },
});

export default function PaletteBackground() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ ...label, bgcolor: 'primary.main', color: 'primary.text' }}>
          New orders: 3
        </Box>
        <Box sx={{ ...label, bgcolor: 'danger.main', color: 'danger.text' }}>
          Failed payments: 1
        </Box>
        <Box sx={{ ...label, backgroundColor: 'light-dark(#e6e6e6, #3a3a3a)' }}>
          Delivered: 12
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const label = { px: 2, py: 1, borderRadius: 2 };
