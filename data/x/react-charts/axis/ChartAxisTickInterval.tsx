import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = Array.from({ length: 16 }, (_, index) => `W${index + 1}`);
const members = [31, 34, 33, 38, 45, 47, 52, 58, 57, 61, 66, 72, 71, 78, 80, 86];

const intervals = {
  auto: 'auto' as const,
  array: ['W1', 'W8', 'W16'],
  function: (_week: string, index: number) => index % 3 === 0,
};

type Interval = keyof typeof intervals;

export default function ChartAxisTickInterval() {
  const [interval, setInterval] = React.useState<Interval>('array');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="tickInterval"
        value={interval}
        onChange={(event) => setInterval(event.target.value as Interval)}
        sx={{ width: 220 }}
      >
        <MenuItem value="auto">auto</MenuItem>
        <MenuItem value="array">Weeks 1, 8 and 16</MenuItem>
        <MenuItem value="function">Every third week</MenuItem>
      </TextField>
      <LineChart
        title="Chess club members per week"
        desc="The club grows from 31 members in week 1 to 86 in week 16."
        height={240}
        margin={{ top: 20 }}
        grid={{ vertical: true }}
        xAxis={[
          { scaleType: 'point', data: weeks, tickInterval: intervals[interval] },
        ]}
        yAxis={[{ min: 0, max: 100, tickInterval: [0, 50, 100] }]}
        series={[{ data: members, showMark: false }]}
      />
    </Stack>
  );
}
