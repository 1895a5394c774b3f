import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge } from '@mui/x-charts/Gauge';

const angles = [
  { prop: 'startAngle', min: -360, max: 360, unit: '°' },
  { prop: 'endAngle', min: -360, max: 360, unit: '°' },
] as const;
const radii = [
  { prop: 'innerRadius', min: 0, max: 100, unit: '%' },
  { prop: 'outerRadius', min: 0, max: 100, unit: '%' },
  { prop: 'cornerRadius', min: 0, max: 50, unit: '%' },
] as const;

export default function GaugeArcs() {
  const [arc, setArc] = React.useState({
    startAngle: -110,
    endAngle: 110,
    innerRadius: 70,
    outerRadius: 100,
    cornerRadius: 50,
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ alignItems: 'center' }}
    >
      <Gauge
        aria-label="Progress of the download"
        value={64}
        width={200}
        height={200}
        startAngle={arc.startAngle}
        endAngle={arc.endAngle}
        innerRadius={`${arc.innerRadius}%`}
        outerRadius={`${arc.outerRadius}%`}
        cornerRadius={`${arc.cornerRadius}%`}
      />
      <Box sx={{ width: 240, maxWidth: '100%' }}>
        {[...angles, ...radii].map(({ prop, min, max, unit }) => (
          <div key={prop}>
            <Typography id={`gauge-${prop}`} variant="caption">
              {prop}: {arc[prop]}
              {unit}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`gauge-${prop}`}
              min={min}
              max={max}
              value={arc[prop]}
              onChange={(_event, value) => setArc({ ...arc, [prop]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
