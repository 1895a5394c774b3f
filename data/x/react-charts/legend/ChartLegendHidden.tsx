import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const harvest = [
  { label: 'Carrots', color: 'primary', data: [34, 52, 61] },
  { label: 'Pumpkins', color: 'warning', data: [12, 38, 74] },
  { label: 'Beans', color: 'success', data: [47, 29, 8] },
] as const;

export default function ChartLegendHidden() {
  const { palette } = useTheme();
  const [shown, setShown] = React.useState<string[]>([
    'Carrots',
    'Pumpkins',
    'Beans',
  ]);

  const toggle = (label: string) =>
    setShown((labels) =>
      labels.includes(label)
        ? labels.filter((it) => it !== label)
        : [...labels, label],
    );

  return (
    <Stack sx={{ width: '100%' }}>
      <FormGroup row sx={{ justifyContent: 'center' }}>
        {harvest.map(({ label, color }) => (
          <FormControlLabel
            key={label}
            control={
              <Checkbox
                size="small"
                checked={shown.includes(label)}
                onChange={() => toggle(label)}
              />
            }
            label={
              <Stack direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
                <Box sx={{ width: 12, height: 12, bgcolor: palette[color].main }} />
                {label}
              </Stack>
            }
          />
        ))}
      </FormGroup>
      <BarChart
        title="Harvest per month in kilograms"
        desc="From August to October, pumpkins rise from 12 to 74, carrots from 34 to 61, and beans fall from 47 to 8."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'band', data: ['August', 'September', 'October'] }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={harvest
          .filter(({ label }) => shown.includes(label))
          .map(({ label, color, data }) => ({
            label,
            color: palette[color].main,
            data: [...data],
          }))}
        slotProps={{ legend: { hidden: true } }}
      />
    </Stack>
  );
}
