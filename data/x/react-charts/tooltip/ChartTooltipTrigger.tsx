import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Trigger = 'axis' | 'item' | 'none';

const counters = ['Parcels', 'Letters', 'Bank', 'Phones'];

export default function ChartTooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Tooltip trigger"
        value={trigger}
        onChange={(_event, next: Trigger | null) => setTrigger(next ?? trigger)}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Waiting times at the post office, in minutes"
        desc="Waits are longest at the bank counter: 11 minutes in the morning and 19 in the afternoon."
        height={270}
        xAxis={[{ scaleType: 'band', data: counters }]}
        series={[
          { label: 'Morning', data: [6, 4, 11, 7] },
          { label: 'Afternoon', data: [13, 9, 19, 8] },
        ]}
        tooltip={{ trigger }}
      />
    </Stack>
  );
}
