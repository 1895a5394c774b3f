import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const texts = {
  title: 'Visitors of the museum, in thousands',
  desc: 'Visitors grow from 12 thousand in January to 31 thousand in June.',
};
const series = [{ label: 'Visitors', data: [12, 14, 19, 24, 22, 31] }];

export default function ChartChoice() {
  const [kind, setKind] = React.useState('bars');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      {kind === 'bars' ? (
        <BarChart
          {...texts}
          height={260}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={series}
        />
      ) : (
        <LineChart
          {...texts}
          height={260}
          xAxis={[{ scaleType: 'point', data: months }]}
          yAxis={[{ min: 0 }]}
          series={series}
        />
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of chart"
        value={kind}
        onChange={(_event, next: string | null) => next && setKind(next)}
      >
        <ToggleButton value="bars">Bars</ToggleButton>
        <ToggleButton value="line">Line</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
