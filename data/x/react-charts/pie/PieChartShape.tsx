import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const controls = [
  { prop: 'innerRadius', min: 0, max: 60 },
  { prop: 'outerRadius', min: 60, max: 100 },
  { prop: 'paddingAngle', min: 0, max: 20 },
  { prop: 'cornerRadius', min: 0, max: 20 },
  { prop: 'startAngle', min: -180, max: 0 },
  { prop: 'endAngle', min: 0, max: 360 },
] as const;

export default function PieChartShape() {
  const [shape, setShape] = React.useState({
    innerRadius: 40,
    outerRadius: 100,
    paddingAngle: 4,
    cornerRadius: 6,
    startAngle: -120,
    endAngle: 120,
  });

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ alignItems: 'center' }}
    >
      <Box sx={{ flex: 1, width: '100%', minWidth: 0 }}>
        <PieChart
          title="Tasks of the week"
          desc="12 tasks are done, 7 are in progress and 5 are open."
          height={220}
          margin={{ left: 5, right: 5 }}
          slotProps={{ legend: { hidden: true } }}
          series={[
            {
              ...shape,
              data: [
                { value: 12, label: 'Done' },
                { value: 7, label: 'In progress' },
                { value: 5, label: 'Open' },
              ],
            },
          ]}
        />
      </Box>
      <Box sx={{ width: 240, maxWidth: '100%' }}>
        {controls.map(({ prop, min, max }) => (
          <div key={prop}>
            <Typography id={`pie-${prop}`} variant="caption">
              {prop}: {shape[prop]}
            </Typography>
            <Slider
              size="small"
              aria-labelledby={`pie-${prop}`}
              min={min}
              max={max}
              value={shape[prop]}
              onChange={(_event, value) => setShape({ ...shape, [prop]: value })}
            />
          </div>
        ))}
      </Box>
    </Stack>
  );
}
