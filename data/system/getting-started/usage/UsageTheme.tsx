import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  spacing: 4,
  shape: { borderRadius: 6 },
  palette: {
    tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    muted: 'color-mix(in srgb, currentColor 75%, transparent)',
  },
});

const files = [
  { name: 'Contract.pdf', size: '240 kB' },
  { name: 'Floor plan.png', size: '1.8 MB' },
];

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320, m: 0, p: 0 }}
      >
        {files.map(({ name, size }) => (
          <Box component="li" key={name} sx={row}>
            {name}
            <Box component="span" sx={{ color: 'muted' }}>
              {size}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  p: 4,
  borderRadius: 2,
  bgcolor: 'tint',
};
