import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const calls = [84, 91, 77, 102, 68, 23, 15, 88, 95];

export default function SparklineInteraction() {
  const [showTooltip, setShowTooltip] = React.useState(true);
  const [showHighlight, setShowHighlight] = React.useState(true);
  const shared = {
    data: calls,
    height: 80,
    showTooltip,
    showHighlight,
    desc: 'Between 68 and 102 calls on weekdays, and 23 and 15 on the weekend.',
    valueFormatter: (value: number | null) => `${value ?? 0} calls`,
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="showTooltip"
          control={
            <Switch
              checked={showTooltip}
              onChange={(event) => setShowTooltip(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="showHighlight"
          control={
            <Switch
              checked={showHighlight}
              onChange={(event) => setShowHighlight(event.target.checked)}
            />
          }
        />
      </Stack>
      <SparkLineChart title="Calls, as a line" {...shared} />
      <SparkLineChart title="Calls, as bars" plotType="bar" {...shared} />
    </Stack>
  );
}
