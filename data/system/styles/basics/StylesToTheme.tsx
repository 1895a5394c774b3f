import { Box, createTheme, styled, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  palette: {
    primary: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      contrastText: 'light-dark(#fff, #062e6f)',
    },
  },
});

export default function StylesToTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Total>$128.40</Total>
        <Box sx={{ p: 3, color: 'primary.main' }}>Order paid</Box>
      </Box>
    </ThemeProvider>
  );
}

const Total = styled('strong')(({ theme: { palette, spacing } }) => ({
  padding: spacing(3),
  borderRadius: 8,
  background: palette.primary.main,
  color: palette.primary.contrastText,
}));
