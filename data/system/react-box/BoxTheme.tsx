import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 10 },
  palette: {
    muted: 'color-mix(in srgb, currentColor 75%, transparent)',
    accent: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    },
  },
});

export default function BoxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={(t) => ({
          p: 4, // 4 × 4px
          borderRadius: 1, // 1 × 10px
          bgcolor: 'accent.tint',
          borderInlineStart: '6px solid',
          borderColor: 'accent.main',
          [t.breakpoints.up('sm')]: { px: 6 },
        })}
      >
        <strong>Backup finished</strong>
        <Box sx={{ mt: 1, color: 'muted' }}>248 files, 1.2 GB</Box>
      </Box>
    </ThemeProvider>
  );
}
