import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';

const boroughs = ['North', 'East', 'South', 'West', 'Center'];

export default function ChartLegendContinuous() {
  const { palette } = useTheme();
  const [length, setLength] = React.useState(60);
  const [thickness, setThickness] = React.useState(12);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Noise at night per borough"
        desc="The center is the loudest, with 68 decibels, followed by the west with 57. The north is the quietest, with 38."
        height={280}
        margin={{ top: 20, right: 90 }}
        xAxis={[{ scaleType: 'band', data: boroughs }]}
        yAxis={[
          {
            min: 0,
            max: 80,
            valueFormatter: (value: number) => `${value} dB`,
            colorMap: {
              type: 'continuous',
              min: 30,
              max: 70,
              color: [palette.info.main, palette.error.main],
            },
          },
        ]}
        series={[{ data: [38, 45, 51, 57, 68] }]}
      >
        <ContinuousColorLegend
          axisDirection="y"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          length={`${length}%`}
          thickness={thickness}
          minLabel={({ formattedValue }) => `≤ ${formattedValue}`}
          maxLabel={({ formattedValue }) => `≥ ${formattedValue}`}
          labelStyle={{ fontSize: 14, fill: 'currentColor' }}
        />
      </BarChart>
      <Stack direction="row" sx={{ gap: 4, px: 2 }}>
        <Setting name="length" value={length} max={80} onChange={setLength} />
        <Setting
          name="thickness"
          value={thickness}
          max={30}
          onChange={setThickness}
        />
      </Stack>
    </Stack>
  );
}

interface SettingProps {
  name: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

function Setting({ name, value, max, onChange }: SettingProps) {
  return (
    <Stack sx={{ flex: 1 }}>
      <Typography variant="body2">
        {name}: {value}
      </Typography>
      <Slider
        aria-label={name}
        size="small"
        min={5}
        max={max}
        value={value}
        onChange={(_event, next) => onChange(next as number)}
      />
    </Stack>
  );
}
