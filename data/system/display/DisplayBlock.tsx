import * as React from 'react';
import { Box } from '@mui/system';

const rates = [
  { name: 'Standard', time: 'Two to four days' },
  { name: 'Express', time: 'Tomorrow before noon' },
];

export default function DisplayBlock() {
  const [chosen, setChosen] = React.useState('Standard');
  return (
    <Box
      role="group"
      aria-label="Delivery"
      sx={{ display: 'grid', gap: 1, width: 1, maxWidth: 280 }}
    >
      {rates.map(({ name, time }) => (
        <Box
          component="button"
          type="button"
          key={name}
          aria-pressed={name === chosen}
          onClick={() => setChosen(name)}
          sx={button}
        >
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Box>
          <Box component="span" sx={{ display: 'block' }}>
            {time}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';

const button = {
  p: 1.5,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&[aria-pressed="true"]': {
    borderColor: accent,
    bgcolor: `color-mix(in srgb, ${accent} 12%, transparent)`,
  },
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};
