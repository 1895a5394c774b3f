import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  typography: {
    fontFamily: 'Georgia, serif',
    fontFamilyCode: 'ui-monospace, Menlo, monospace',
  },
});

export default function TypographyFamily() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ fontFamily: 'default' }}>
        Your discount code is{' '}
        <Box component="span" sx={{ fontFamily: 'code' }}>
          SPRING-10
        </Box>
        .
      </Box>
    </ThemeProvider>
  );
}
