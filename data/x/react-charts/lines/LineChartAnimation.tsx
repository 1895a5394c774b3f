import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const stops = ['Depot', 'Park', 'Museum', 'Market', 'Beach'];
const riders = { Weekday: [8, 31, 24, 46, 12], Weekend: [4, 22, 45, 51, 58] };

export default function LineChartAnimation() {
  const [day, setDay] = React.useState<keyof typeof riders>('Weekday');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        title="Riders per stop"
        desc="On weekdays, most riders, 46, are on the bus at the market. On weekends, most, 58, are at the beach."
        height={260}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'point', data: stops }]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[{ id: 'riders', label: day, data: riders[day] }]}
      />
      <Stack
        direction="row"
        sx={{ justifyContent: 'center', flexWrap: 'wrap', gap: 2 }}
      >
        <Button
          variant="outlined"
          onClick={() => setDay(day === 'Weekday' ? 'Weekend' : 'Weekday')}
        >
          Other days
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
