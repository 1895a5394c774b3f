import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['none', 'expand', 'silhouette', 'wiggle'];
const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'];
const shared = { area: true, showMark: false, stack: 'music' };

export default function ChartStackingOffset() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('expand');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
        sx={{ width: 180 }}
      >
        {offsets.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        title="Albums sold by a shop per year"
        desc="Records grow from 120 to 460 a year, CDs shrink from 310 to 90, and cassettes stay below 90."
        height={300}
        margin={{ top: 75 }}
        xAxis={[{ scaleType: 'point', data: years }]}
        series={[
          {
            ...shared,
            label: 'Records',
            stackOffset,
            data: [120, 150, 210, 290, 350, 410, 460],
          },
          { ...shared, label: 'CDs', data: [310, 240, 220, 190, 140, 110, 90] },
          { ...shared, label: 'Cassettes', data: [20, 20, 30, 40, 60, 70, 85] },
        ]}
      />
    </Stack>
  );
}
