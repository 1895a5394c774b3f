import * as React from 'react';
import { Box } from '@mui/system';

const sides = ['', 'Top', 'Right', 'Bottom', 'Left', 'X', 'Y'];
const logicalSides = [
  'Inline',
  'InlineStart',
  'InlineEnd',
  'Block',
  'BlockStart',
  'BlockEnd',
];
const long = [...sides, ...logicalSides];

const groups = {
  Margin: ['m', 'mt', 'mr', 'mb', 'ml', 'mx', 'my'],
  'Margin, long names': long.map((side) => `margin${side}`),
  Padding: ['p', 'pt', 'pr', 'pb', 'pl', 'px', 'py'],
  'Padding, long names': long.map((side) => `padding${side}`),
};

export default function SpacingNames() {
  const [name, setName] = React.useState('pt');
  return (
    <Box sx={stage}>
      <label>
        Name{' '}
        <Box
          component="select"
          value={name}
          onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
            setName(event.target.value)
          }
          sx={select}
        >
          {Object.entries(groups).map(([label, names]) => (
            <optgroup key={label} label={label}>
              {names.map((value) => (
                <option key={value}>{value}</option>
              ))}
            </optgroup>
          ))}
        </Box>
      </label>
      <Box sx={{ display: 'flow-root', bgcolor: tint }}>
        <Box sx={{ ...box, [name]: 4 }}>
          <Box sx={{ p: 2, bgcolor: surface }}>
            <code>{`${name}: 4`}</code>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const surface = 'light-dark(#fff, #1b2027)';
const tint = `color-mix(in srgb, ${accent} 20%, transparent)`;

const stage = {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: 2,
  minHeight: 184,
};

const box = { border: `2px solid ${accent}` };

const select = {
  px: 1,
  py: 0.5,
  border: '1px solid color-mix(in srgb, currentColor 55%, transparent)',
  borderRadius: 2,
  bgcolor: surface,
  color: 'inherit',
  font: 'inherit',
  '&:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
};
