import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig } from '@mui/x-charts/models';

type ColorMap = AxisConfig['colorMap'];

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const riders = [310, 420, 450, 390, 520, 780, 860];

export default function ChartColorMaps() {
  const [type, setType] = React.useState('piecewise');
  const theme = useTheme();
  const { primary, success, warning, error } = (theme.vars ?? theme).palette;

  const dayColors: ColorMap = {
    type: 'ordinal',
    values: ['Sat', 'Sun'],
    colors: [warning.main, error.main],
    unknownColor: primary.main,
  };
  const riderColors: ColorMap =
    type === 'piecewise'
      ? {
          type: 'piecewise',
          thresholds: [400, 700],
          colors: [success.main, warning.main, error.main],
        }
      : {
          type: 'continuous',
          min: 300,
          max: 900,
          color: (t) =>
            `color-mix(in srgb, ${error.main} ${Math.round(t * 100)}%, ${primary.main})`,
        };

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map type"
        value={type}
        onChange={(_event, next: string | null) => setType(next ?? type)}
      >
        <ToggleButton value="piecewise">piecewise</ToggleButton>
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="ordinal">ordinal</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        title="Ferry riders per day"
        desc="From Monday to Friday, there are 310 to 520 riders, and on the weekend 780 and 860."
        height={260}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: days,
            colorMap: type === 'ordinal' ? dayColors : undefined,
          },
        ]}
        yAxis={[{ colorMap: type === 'ordinal' ? undefined : riderColors }]}
        series={[{ data: riders }]}
      />
    </Stack>
  );
}
