import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton, { type ToggleButtonProps } from '@mui/material/ToggleButton';

const sensors: [string, ToggleButtonProps['color']][] = [
  ['Station', 'standard'],
  ['Humidity', 'secondary'],
  ['Solar', 'success'],
];

export default function SensorTraces() {
  const [shown, setShown] = React.useState(sensors.map(([name]) => name));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sensors.map(([name, color]) => (
        <ToggleButton
          key={name}
          value={name}
          color={color}
          selected={shown.includes(name)}
          onChange={(_, value: string) =>
            setShown((current) =>
              current.includes(value)
                ? current.filter((other) => other !== value)
                : [...current, value],
            )
          }
        >
          {name}
        </ToggleButton>
      ))}
    </Stack>
  );
}
