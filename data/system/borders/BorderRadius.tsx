import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  shape: { borderRadius: 6 },
  palette: { primary: { main: 'light-dark(#0b57d0, #a8c7fa)' } },
});

const radii = [0, 1, 2, 4, '50%', '24px 0'];

export default function BorderRadius() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={grid}>
        {radii.map((borderRadius) => (
          <Box key={borderRadius} sx={{ ...tile, borderRadius }}>
            <code>{borderRadius}</code>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: 2,
  width: '100%',
  maxWidth: 640,
};

const tile = {
  display: 'grid',
  placeItems: 'center',
  height: 88,
  border: 2,
  borderColor: 'primary.main',
};
