import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { calls, days, hours } from './calls';

export default function HeatmapColorMap() {
  const [type, setType] = React.useState('continuous');
  const theme = useTheme();
  const { primary, success, warning, error, background } = (theme.vars ?? theme)
    .palette;

  return (
    <Box sx={{ width: '100%' }}>
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
      <Box role="img" aria-label="Support calls, in the colors of the theme.">
        <Heatmap
          height={260}
          xAxis={[{ data: days }]}
          yAxis={[{ data: hours }]}
          zAxis={[
            {
              colorMap:
                type === 'continuous'
                  ? {
                      type: 'continuous',
                      min: 0,
                      max: 92,
                      color: (t) =>
                        `color-mix(in srgb, ${primary.main} ${Math.round(t * 100)}%, ${background.paper})`,
                    }
                  : {
                      type: 'piecewise',
                      thresholds: [35, 60],
                      colors: [success.main, warning.main, error.main],
                    },
            },
          ]}
          series={[{ data: calls, label: 'Calls' }]}
        />
      </Box>
    </Box>
  );
}
