import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shadows: [
    'none',
    '0 1px 2px light-dark(#0003, #000a)',
    '0 2px 8px light-dark(#0003, #000a)',
    '0 8px 24px light-dark(#0003, #000a)',
  ],
});

const uses = ['Page', 'Card', 'Menu', 'Dialog'];

export default function ShadowScale() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={grid}>
        {uses.map((use, level) => (
          <Box key={use} sx={{ ...tile, boxShadow: level }}>
            {use}
            <code>{level}</code>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 3,
  width: '100%',
  maxWidth: 560,
};

const tile = {
  display: 'grid',
  placeItems: 'center',
  gap: 0.5,
  py: 3,
  borderRadius: 2,
  bgcolor: 'light-dark(#fff, #2a323c)',
};
