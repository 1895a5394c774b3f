import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'appearance',
  'ascending',
  'descending',
  'insideOut',
];

export default function ChartStackingOrder() {
  const [stackOrder, setStackOrder] = React.useState<StackOrderType>('ascending');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) => setStackOrder(event.target.value as StackOrderType)}
        sx={{ width: 180 }}
      >
        {orders.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        title="Hours per week and project"
        desc="The website takes 62 hours over three weeks, the shop 90, most of them in the last week, and the newsletter 19."
        height={300}
        margin={{ top: 75 }}
        xAxis={[{ scaleType: 'band', data: ['Week 1', 'Week 2', 'Week 3'] }]}
        series={[
          { label: 'Website', stack: 'hours', stackOrder, data: [30, 20, 12] },
          { label: 'Shop', stack: 'hours', data: [10, 28, 52] },
          { label: 'Newsletter', stack: 'hours', data: [4, 9, 6] },
        ]}
      />
    </Stack>
  );
}
