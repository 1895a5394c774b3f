import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [0, 5, 10, 15, 20, 25, 30, 35, 40];

export default function ChartAxisReverse() {
  const [reverse, setReverse] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormControlLabel
        label="reverse"
        control={
          <Switch
            checked={reverse}
            onChange={(event) => setReverse(event.target.checked)}
          />
        }
      />
      <LineChart
        title="Depth of a dive"
        desc="The diver reaches the deepest point of 21 meters after 15 minutes, stops at 5 meters, and surfaces after 40 minutes."
        height={260}
        margin={{ top: 40, bottom: 40, left: 60 }}
        xAxis={[{ data: minutes, label: 'Minutes' }]}
        yAxis={[{ label: 'Depth (m)', min: 0, max: 25, reverse }]}
        bottomAxis={reverse ? null : undefined}
        topAxis={reverse ? {} : null}
        series={[
          { area: true, showMark: false, data: [0, 12, 19, 21, 16, 11, 5, 5, 0] },
        ]}
      />
    </Stack>
  );
}
