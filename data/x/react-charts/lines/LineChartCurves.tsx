import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { CurveType } from '@mui/x-charts/models';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'monotoneY',
  'step',
  'stepBefore',
  'stepAfter',
];

export default function LineChartCurves() {
  const [curve, setCurve] = React.useState<CurveType>('stepAfter');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as CurveType)}
        sx={{ width: 200, marginInlineStart: 2 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Price of a ticket by days before the trip"
        desc="The price is 20 euros until 30 days before the trip, and then rises in steps to 65 euros on the last day."
        height={240}
        margin={{ top: 20 }}
        xAxis={[
          {
            data: [60, 30, 14, 7, 2, 0],
            reverse: true,
            label: 'Days before the trip',
          },
        ]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ curve, data: [20, 25, 40, 46, 55, 65] }]}
      />
    </Stack>
  );
}
