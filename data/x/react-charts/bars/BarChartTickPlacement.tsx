import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const tickPlacements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function BarChartTickPlacement() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof tickPlacements)[number]>('end');
  const [tickLabelPlacement, setLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('tick');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Choice
          label="tickPlacement"
          value={tickPlacement}
          options={tickPlacements}
          onChange={setTickPlacement}
        />
        <Choice
          label="tickLabelPlacement"
          value={tickLabelPlacement}
          options={labelPlacements}
          onChange={setLabelPlacement}
        />
      </Stack>
      <BarChart
        title="Visitors who left, per hour"
        desc="12 people left in the hour before 10:00, 30 before 11:00, 54 before 12:00 and 41 before 13:00."
        height={240}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: ['10:00', '11:00', '12:00', '13:00'],
            tickPlacement,
            tickLabelPlacement,
          },
        ]}
        series={[{ data: [12, 30, 54, 41] }]}
      />
    </Stack>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );
}
