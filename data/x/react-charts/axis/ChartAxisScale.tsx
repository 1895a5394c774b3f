import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Day 1', 'Day 2', 'Day 3', 'Day 4', 'Day 5', 'Day 6'];
const scales = ['linear', 'sqrt', 'log'] as const;

type Scale = (typeof scales)[number];

export default function ChartAxisScale() {
  const [scaleType, setScaleType] = React.useState<Scale>('log');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="scaleType"
        value={scaleType}
        onChange={(_event, next: Scale | null) => next && setScaleType(next)}
      >
        {scales.map((scale) => (
          <ToggleButton key={scale} value={scale}>
            {scale}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Views of a video per day"
        desc="The views grow about fivefold each day, from 14 on the first day to 52,000 on the sixth."
        height={260}
        margin={{ top: 20, left: 60 }}
        xAxis={[{ scaleType: 'point', data: days }]}
        yAxis={[{ scaleType }]}
        series={[{ data: [14, 80, 410, 2_300, 9_800, 52_000] }]}
      />
    </Stack>
  );
}
