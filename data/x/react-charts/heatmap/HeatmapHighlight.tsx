import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

export default function HeatmapHighlight() {
  const [highlight, setHighlight] = React.useState(true);
  const [fade, setFade] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="highlight: 'item'"
        control={
          <Switch checked={highlight} onChange={() => setHighlight(!highlight)} />
        }
      />
      <FormControlLabel
        label="fade: 'global'"
        control={<Switch checked={fade} onChange={() => setFade(!fade)} />}
      />
      <Box
        role="img"
        aria-label="Share of full trains by line and direction, from 12 to 88 percent."
      >
        <Heatmap
          height={220}
          xAxis={[{ data: ['Line 1', 'Line 2', 'Line 3'] }]}
          yAxis={[{ data: ['In', 'Out'] }]}
          series={[
            {
              label: 'Full trains',
              data: [
                [0, 0, 88],
                [0, 1, 35],
                [1, 0, 62],
                [1, 1, 41],
                [2, 0, 27],
                [2, 1, 12],
              ],
              valueFormatter: ([, , value]) => `${value}%`,
              highlightScope: {
                highlight: highlight ? 'item' : 'none',
                fade: fade ? 'global' : 'none',
              },
            },
          ]}
        />
      </Box>
    </Box>
  );
}
