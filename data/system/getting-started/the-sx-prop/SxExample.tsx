import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    accent: { main: 'light-dark(#0b57d0, #a8c7fa)' },
    line: 'color-mix(in srgb, currentColor 25%, transparent)',
  },
});

export default function SxExample() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="article"
        sx={{
          p: 2, // 16px, from theme.spacing
          width: { xs: '100%', sm: 320 }, // from 600px: 320px
          boxSizing: 'border-box',
          border: 1, // 1px solid
          borderColor: 'line', // from theme.palette
          borderRadius: 2, // 8px, from theme.shape
          '& strong': { color: 'accent.main' }, // a nested selector
          '&:hover': { borderColor: 'accent.main' },
        }}
      >
        <strong>Flight to Rome</strong>
        <br />
        Boarding at 10:35, gate A14
      </Box>
    </ThemeProvider>
  );
}
