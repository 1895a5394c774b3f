import * as React from 'react';
import { Box } from '@mui/system';

const seats = ['12A', '12B', '12C', '12D'];

export default function SxConditional() {
  const [selected, setSelected] = React.useState('12B');
  return (
    <Box
      role="group"
      aria-label="Seat"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {seats.map((seat) => (
        <Box
          component="button"
          type="button"
          key={seat}
          aria-pressed={seat === selected}
          onClick={() => setSelected(seat)}
          sx={[
            button,
            seat === selected && {
              bgcolor: accent,
              color: 'light-dark(#fff, #062e6f)',
            },
          ]}
        >
          {seat}
        </Box>
      ))}
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const button = {
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};
