import * as React from 'react';
import Slider from '@mui/joy/Slider';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const rooms = [
  { name: 'Kitchen', light: 80 },
  { name: 'Hall', light: 25 },
  { name: 'Studio', light: 60 },
];

export default function SliderVertical() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={3} useFlexGap>
      {rooms.map(({ name, light }) => (
        <Stack
          key={name}
          spacing={1}
          useFlexGap
          sx={{ height: 220, alignItems: 'center' }}
        >
          <Slider
            orientation="vertical"
            variant="soft"
            aria-labelledby={`${id}-${name}`}
            defaultValue={light}
            valueLabelDisplay="auto"
            sx={{ minHeight: 0 }}
          />
          <Typography id={`${id}-${name}`} level="body-sm">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
