import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
    primary: { main: 'light-dark(#0b57d0, #a8c7fa)' },
  },
});

export default function BorderSideColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          ...pass,
          borderColor: 'divider',
          borderLeft: 6,
          borderLeftColor: 'primary.main',
          borderRight: 6,
          borderRightColor: 'primary.main',
        }}
      >
        <Box sx={{ p: 2 }}>
          <strong>Rome to Madrid</strong>
          <div>Boarding at 9:15</div>
        </Box>
        <Box sx={{ p: 2, borderTop: '2px dashed', borderTopColor: 'divider' }}>
          Seat 12A
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const pass = { width: '100%', maxWidth: 320, border: 1, borderRadius: 2 };
