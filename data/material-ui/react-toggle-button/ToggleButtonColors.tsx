import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

const calendars: [string, ToggleButtonProps['color']][] = [
  ['Holidays', 'standard'],
  ['Work', 'secondary'],
  ['Family', 'success'],
];

export default function ToggleButtonColors() {
  const [shown, setShown] = React.useState(calendars.map(([name]) => name));

  const handleChange = (event: React.MouseEvent<HTMLElement>, value: string) =>
    setShown((current) =>
      current.includes(value)
        ? current.filter((name) => name !== value)
        : [...current, value],
    );

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {calendars.map(([name, color]) => (
        <ToggleButton
          key={name}
          value={name}
          color={color}
          selected={shown.includes(name)}
          onChange={handleChange}
        >
          {name}
        </ToggleButton>
      ))}
    </Stack>
  );
}
