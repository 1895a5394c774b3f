import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const curves = ['linear', 'natural', 'monotoneX', 'catmullRom', 'step'] as const;

export default function SparklineArea() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('natural');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        select
        size="small"
        label="curve"
        value={curve}
        onChange={(event) => setCurve(event.target.value as typeof curve)}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <SparkLineChart
        title="Water level"
        desc="The level rises from 40 to 90 cm and falls to 30 cm within a week."
        area
        curve={curve}
        height={90}
        data={[40, 55, 90, 72, 76, 48, 30]}
      />
    </Stack>
  );
}
