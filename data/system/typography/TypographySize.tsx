import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({ typography: { fontSizeSmall: 13, fontSizeLarge: 28 } });

export default function TypographySize() {
  return (
    <ThemeProvider theme={theme}>
      <Box>
        <Box sx={{ fontSize: 'small' }}>Balance</Box>
        <Box sx={{ fontSize: { xs: 20, sm: 'large' } }}>$2,480.00</Box>
        <Box sx={{ fontSize: '0.875rem' }}>Updated at 8:15</Box>
      </Box>
    </ThemeProvider>
  );
}
