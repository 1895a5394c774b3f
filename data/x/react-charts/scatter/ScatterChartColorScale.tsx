import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const homes = [
  { id: 1, x: 34, y: 720, z: 2 },
  { id: 2, x: 48, y: 830, z: 9 },
  { id: 3, x: 52, y: 1150, z: 1 },
  { id: 4, x: 61, y: 1040, z: 6 },
  { id: 5, x: 70, y: 980, z: 14 },
  { id: 6, x: 78, y: 1490, z: 3 },
  { id: 7, x: 90, y: 1310, z: 11 },
  { id: 8, x: 104, y: 1880, z: 4 },
];

export default function ScatterChartColorScale() {
  const [type, setType] = React.useState('continuous');
  const theme = useTheme();
  const { primary, success, warning, error } = (theme.vars ?? theme).palette;

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_event, next: string | null) => setType(next ?? type)}
      >
        <ToggleButton value="continuous">continuous</ToggleButton>
        <ToggleButton value="piecewise">piecewise</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        title="Rent of homes by area"
        desc="Eight homes from 34 to 104 m², for €720 to €1,880. Those that are near the center are more expensive."
        height={280}
        xAxis={[{ label: 'Area (m²)', min: 20 }]}
        zAxis={[
          {
            colorMap:
              type === 'continuous'
                ? {
                    type: 'continuous',
                    min: 0,
                    max: 15,
                    color: (t) =>
                      `color-mix(in srgb, ${primary.main} ${Math.round(t * 100)}%, ${error.main})`,
                  }
                : {
                    type: 'piecewise',
                    thresholds: [4, 10],
                    colors: [error.main, warning.main, success.main],
                  },
          },
        ]}
        series={[
          {
            data: homes,
            markerSize: 8,
            valueFormatter: ({ x, y, z }) => `${x} m², €${y}, ${z} km away`,
          },
        ]}
      />
    </Stack>
  );
}
