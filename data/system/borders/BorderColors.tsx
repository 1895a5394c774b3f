import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
    primary: { main: 'light-dark(#0b57d0, #a8c7fa)' },
    danger: { main: 'light-dark(#b3261e, #f2b8b5)' },
  },
});

const flights = [
  { route: 'Oslo to Paris', state: 'On time', color: 'divider' },
  { route: 'Rome to Madrid', state: 'Boarding', color: 'primary.main' },
  { route: 'London to Berlin', state: 'Canceled', color: 'danger.main' },
];

export default function BorderColors() {
  return (
    <ThemeProvider theme={theme}>
      <Box component="ul" sx={list}>
        {flights.map(({ route, state, color }) => (
          <Box
            component="li"
            key={route}
            sx={{ border: 2, borderColor: color, borderRadius: 2, p: 2 }}
          >
            <Box component="strong" sx={{ display: 'block' }}>
              {route}
            </Box>
            {state}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: 2,
  width: '100%',
  maxWidth: 600,
  m: 0,
  p: 0,
  listStyle: 'none',
};
