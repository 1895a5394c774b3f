import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

type ArcLabel = 'formattedValue' | 'label' | 'value';

const orders = [
  { value: 310, label: 'Books' },
  { value: 240, label: 'Games' },
  { value: 155, label: 'Music' },
  { value: 14, label: 'Maps' },
];

export default function PieChartArcLabels() {
  const [arcLabel, setArcLabel] = React.useState<ArcLabel>('formattedValue');
  const theme = useTheme();
  const { primary, secondary, success, error } = (theme.vars ?? theme).palette;

  return (
    <Stack spacing={2}>
      <TextField
        select
        label="arcLabel"
        size="small"
        value={arcLabel}
        onChange={(event) => setArcLabel(event.target.value as ArcLabel)}
        sx={{ width: 200 }}
      >
        <MenuItem value="formattedValue">formattedValue</MenuItem>
        <MenuItem value="label">label</MenuItem>
        <MenuItem value="value">value</MenuItem>
      </TextField>
      <PieChart
        title="Orders by department"
        desc="Books: 310 orders, games: 240, music: 155, maps: 14."
        height={240}
        colors={[primary.main, secondary.main, success.main, error.main]}
        series={[
          {
            data: orders,
            arcLabel,
            arcLabelRadius: '60%',
            arcLabelMinAngle: 20,
            valueFormatter: ({ value }) => `${value} pcs`,
          },
        ]}
        sx={{
          [`& .${pieArcLabelClasses.root}`]: {
            fill: primary.contrastText,
            fontWeight: 'bold',
          },
        }}
      />
    </Stack>
  );
}
