import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const zones = [
  { name: 'Top', power: 60 },
  { name: 'Middle', power: 75 },
  { name: 'Bottom', power: 90 },
];

export default function ZonePowers() {
  const id = React.useId();

  return (
    <Stack direction="row" spacing={4} role="group" aria-label="Power by zone">
      {zones.map(({ name, power }) => (
        <Stack key={name} spacing={2} sx={{ alignItems: 'center' }}>
          {/* A vertical slider is as tall as its parent. */}
          <Stack sx={{ height: 160 }}>
            <Slider
              orientation="vertical"
              aria-labelledby={`${id}-${name}`}
              getAriaValueText={(percent) => `${percent} percent`}
              valueLabelDisplay="auto"
              defaultValue={power}
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
