import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
  },
});

const items = [
  { name: 'Desk lamp', price: '$48.00' },
  { name: 'Notebook, pack of 3', price: '$12.50' },
  { name: 'Delivery', price: '$4.90' },
];

export default function BorderSides() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="dl" sx={{ width: '100%', maxWidth: 360, m: 0 }}>
        {items.map(({ name, price }) => (
          <Box
            key={name}
            sx={{ ...row, borderBottom: 1, borderBottomColor: 'divider' }}
          >
            <dt>{name}</dt>
            <Box component="dd" sx={{ m: 0 }}>
              {price}
            </Box>
          </Box>
        ))}
        <Box sx={{ ...row, borderTop: 2, fontWeight: 600 }}>
          <dt>Total</dt>
          <Box component="dd" sx={{ m: 0 }}>
            $65.40
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}

const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 1.5 };
