import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function GaugeRange() {
  const [temperature, setTemperature] = React.useState(4);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center', width: 200 }}>
      <Gauge
        aria-label="Temperature of the cold store"
        aria-valuetext={`${temperature} °C`}
        value={temperature}
        valueMin={-20}
        valueMax={20}
        width={160}
        height={160}
      />
      <Slider
        aria-label="Temperature"
        min={-20}
        max={20}
        value={temperature}
        onChange={(_event, value) => setTemperature(Number(value))}
      />
    </Stack>
  );
}
