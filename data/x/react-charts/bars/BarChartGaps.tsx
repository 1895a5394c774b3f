import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Attic', 'Kitchen', 'Office', 'Studio'];

export default function BarChartGaps() {
  const [categoryGapRatio, setCategoryGap] = React.useState(0.4);
  const [barGapRatio, setBarGap] = React.useState(0.1);

  // The type of `xAxis` doesn't include the ratios, so the axis is a variable.
  const axis = {
    scaleType: 'band' as const,
    data: rooms,
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Power used per room in two weeks"
        desc="The kitchen uses the most power, 62 and 58 kWh, and the attic the least, 14 and 11 kWh."
        height={260}
        xAxis={[axis]}
        series={[
          { label: 'Week 1', data: [14, 62, 38, 27] },
          { label: 'Week 2', data: [11, 58, 44, 30] },
        ]}
      />
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ columnGap: 4, paddingInline: 2 }}
      >
        <GapSlider
          name="categoryGapRatio"
          value={categoryGapRatio}
          min={0}
          onChange={setCategoryGap}
        />
        <GapSlider
          name="barGapRatio"
          value={barGapRatio}
          min={-1}
          onChange={setBarGap}
        />
      </Stack>
    </Stack>
  );
}

interface GapSliderProps {
  name: string;
  value: number;
  min: number;
  onChange: (value: number) => void;
}

function GapSlider({ name, value, min, onChange }: GapSliderProps) {
  return (
    <Stack sx={{ flex: 1 }}>
      <Typography variant="body2">
        {name}: {value}
      </Typography>
      <Slider
        aria-label={name}
        size="small"
        min={min}
        max={0.9}
        step={0.1}
        value={value}
        onChange={(_event, next) => onChange(next as number)}
      />
    </Stack>
  );
}
