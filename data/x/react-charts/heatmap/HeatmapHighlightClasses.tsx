import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';
import { calls, days, hours } from './calls';

export default function HeatmapHighlightClasses() {
  return (
    <Box
      role="img"
      aria-label="Support calls by weekday and time."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[
          {
            data: calls,
            label: 'Calls',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
        sx={(theme) => ({
          [`& .${heatmapClasses.highlighted}`]: {
            stroke: (theme.vars ?? theme).palette.text.primary,
            strokeWidth: 2,
          },
          [`& .${heatmapClasses.faded}`]: { opacity: 0.4 },
        })}
      />
    </Box>
  );
}
