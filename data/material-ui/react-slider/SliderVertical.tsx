import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const bands = [
  { name: 'Bass', gain: 6 },
  { name: 'Mid', gain: -2 },
  { name: 'Treble', gain: 3 },
];

export default function SliderVertical() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={5} role="group" aria-label="Equalizer">
      {bands.map(({ name, gain }) => (
        <Stack key={name} spacing={2} sx={{ alignItems: 'center' }}>
          {/* A vertical slider is as tall as its parent. */}
          <Stack sx={{ height: 160 }}>
            <Slider
              orientation="vertical"
              aria-labelledby={`${id}-${name}`}
              getAriaValueText={(decibels) => `${decibels} decibels`}
              valueLabelDisplay="auto"
              defaultValue={gain}
              min={-12}
              max={12}
              shiftStep={6}
              marks={[{ value: 0 }]}
            />
          </Stack>
          <Typography id={`${id}-${name}`} variant="body2">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
