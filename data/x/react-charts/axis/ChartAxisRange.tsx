import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const ranges = {
  Automatic: {},
  'From 0': { min: 0 },
  Fixed: { min: 35, max: 41 },
};

type Range = keyof typeof ranges;

export default function ChartAxisRange() {
  const [range, setRange] = React.useState<Range>('Fixed');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Axis range"
        value={range}
        onChange={(_event, next: Range | null) => next && setRange(next)}
      >
        {Object.keys(ranges).map((name) => (
          <ToggleButton key={name} value={name} sx={{ textTransform: 'none' }}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Body temperature over a week"
        desc="The temperature rises from 36.7 °C on Monday to 39.4 °C on Wednesday, and is back to 36.8 °C on Sunday."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: weekdays }]}
        yAxis={[ranges[range]]}
        series={[{ data: [36.7, 38.2, 39.4, 38.9, 37.8, 37.1, 36.8] }]}
      />
    </Stack>
  );
}
