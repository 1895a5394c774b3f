import * as React from 'react';
import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = createTheme({
  palette: {
    divider: 'color-mix(in srgb, currentColor 25%, transparent)',
    primary: {
      main: 'light-dark(#0b57d0, #a8c7fa)',
      tint: 'color-mix(in srgb, light-dark(#0b57d0, #a8c7fa) 12%, transparent)',
    },
  },
});

const rooms = ['Garden room', 'Sea view', 'Family suite'];

export default function BorderOutline() {
  const [chosen, setChosen] = React.useState('Sea view');
  return (
    <ThemeProvider theme={theme}>
      <Box
        role="group"
        aria-label="Room"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
      >
        {rooms.map((room) => (
          <Box
            component="button"
            type="button"
            key={room}
            aria-pressed={room === chosen}
            onClick={() => setChosen(room)}
            sx={{
              ...button,
              bgcolor: room === chosen ? 'primary.tint' : 'transparent',
              outline: room === chosen ? 2 : 0,
              outlineColor: 'primary.main',
              '&:focus-visible': { outline: 3, outlineColor: 'primary.main' },
            }}
          >
            {room}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

const button = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  outlineOffset: 2,
  px: 2,
  py: 1.5,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
};
