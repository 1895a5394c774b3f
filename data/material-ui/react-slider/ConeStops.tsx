import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

// Pyrometric cones bend at uneven distances.
const cones = [
  { value: 792, label: '015' },
  { value: 884, label: '010' },
  { value: 999, label: '06' },
  { value: 1060, label: '04' },
  { value: 1162, label: '2' },
  { value: 1222, label: '6' },
];

function describe(temperature: number) {
  const cone = cones.find(({ value }) => value === temperature);
  return `Cone ${cone?.label}, ${temperature} °C`;
}

export default function ConeStops() {
  const id = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 480, px: 3 }}>
      <Typography id={id} sx={{ mb: 5 }}>
        Firing cone
      </Typography>
      <Slider
        aria-labelledby={id}
        getAriaValueText={describe}
        defaultValue={1060}
        min={760}
        max={1260}
        step={null}
        marks={cones}
        valueLabelDisplay="on"
        valueLabelFormat={(temperature) => `${temperature} °C`}
      />
    </Box>
  );
}
