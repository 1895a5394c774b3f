import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

type Offset = 'diverging' | 'none';

export default function ChartStackingNegative() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOffset"
        value={stackOffset}
        onChange={(_event, next: Offset | null) => next && setStackOffset(next)}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Club finances per quarter"
        desc="Fees and donations bring in 5,400 to 7,300 euros per quarter, and rent costs 4,200 euros."
        height={300}
        margin={{ top: 75, left: 60 }}
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        yAxis={[{ min: -5_000, max: 8_000 }]}
        series={[
          {
            label: 'Fees',
            stack: 'account',
            stackOffset,
            data: [4_800, 4_900, 4_700, 5_100],
          },
          {
            label: 'Rent',
            stack: 'account',
            data: [-4_200, -4_200, -4_200, -4_200],
          },
          { label: 'Donations', stack: 'account', data: [900, 1_100, 700, 2_200] },
        ]}
      />
    </Stack>
  );
}
