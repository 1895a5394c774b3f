import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const teams = ['Design', 'Sales', 'Support', 'Web'];
const hours = { Q1: [220, 410, 350, 280], Q2: [310, 290, 420, 460] };

export default function BarChartAnimation() {
  const [quarter, setQuarter] = React.useState<keyof typeof hours>('Q1');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Planned hours per team"
        desc="Sales plans the most hours, 410, in the first quarter, and web, 460, in the second."
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'band', data: teams }]}
        yAxis={[{ min: 0, max: 500 }]}
        series={[{ label: `Hours in ${quarter}`, data: hours[quarter] }]}
      />
      <Stack
        direction="row"
        sx={{ justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() => setQuarter(quarter === 'Q1' ? 'Q2' : 'Q1')}
        >
          Other quarter
        </Button>
        <FormControlLabel
          control={<Switch checked={skipAnimation} />}
          label="skipAnimation"
          onChange={(_event, checked) => setSkipAnimation(checked)}
        />
      </Stack>
    </Stack>
  );
}
