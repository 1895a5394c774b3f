import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const glazes = [
  { name: 'Celadon', color: 'success.light' },
  { name: 'Cobalt', color: 'primary.dark' },
  { name: 'Oxblood', color: 'error.dark' },
];

function Swatch({ color, checked = false }: { color: string; checked?: boolean }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 36,
        height: 36,
        borderRadius: '50%',
        bgcolor: color,
        // The ring and the tick say "chosen" without relying on color.
        outline: checked ? '2px solid' : 'none',
        outlineOffset: 2,
        color: 'text.primary',
      }}
    >
      {checked && <Check fontSize="small" sx={{ color: 'background.paper' }} />}
    </Box>
  );
}

export default function GlazeSwatches() {
  const [glaze, setGlaze] = React.useState('Cobalt');

  return (
    <RadioGroup
      row
      aria-label="Glaze"
      value={glaze}
      onChange={(_, value) => setGlaze(value)}
    >
      {glazes.map(({ name, color }) => (
        <FormControlLabel
          key={name}
          value={name}
          label={name}
          labelPlacement="bottom"
          control={
            <Radio
              icon={<Swatch color={color} />}
              checkedIcon={<Swatch color={color} checked />}
            />
          }
        />
      ))}
    </RadioGroup>
  );
}
