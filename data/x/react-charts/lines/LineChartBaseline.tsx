import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

type Baseline = 'min' | 'max' | number;

export default function LineChartBaseline() {
  const [baseline, setBaseline] = React.useState<Baseline>(20);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        title="Room temperature over eight hours"
        desc="The temperature starts at 18 °C, is above 20 °C from the third to the sixth hour, and ends at 19 °C."
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8] }]}
        yAxis={[{ min: 16, max: 24 }]}
        series={[
          {
            area: true,
            baseline,
            showMark: false,
            data: [18, 19.2, 21, 22.4, 22.1, 20.8, 19.6, 19],
          },
        ]}
      />
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Baseline"
        value={baseline}
        onChange={(_event, next: Baseline | null) =>
          next !== null && setBaseline(next)
        }
      >
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value={20}>20</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
