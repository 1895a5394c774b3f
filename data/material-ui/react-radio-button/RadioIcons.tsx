import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const shirts = [
  { name: 'Blue', color: 'primary.dark' },
  { name: 'Green', color: 'success.dark' },
  { name: 'Red', color: 'error.dark' },
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
        // The ring and the check mark show the choice without relying on color.
        outline: checked ? '2px solid' : 'none',
        outlineOffset: 2,
        color: 'text.primary',
      }}
    >
      {checked && <Check fontSize="small" sx={{ color: 'background.paper' }} />}
    </Box>
  );
}

export default function RadioIcons() {
  const [shirt, setShirt] = React.useState('Blue');

  return (
    <RadioGroup
      row
      aria-label="Color of the T-shirt"
      value={shirt}
      onChange={(event, value) => setShirt(value)}
    >
      {shirts.map(({ name, color }) => (
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
