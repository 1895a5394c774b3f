import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];

export default function LineChartConnected() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        title="Weight of a puppy per week"
        desc="The weight rises from 1.1 to 5.8 kg. It is unknown in weeks 3 and 6."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        yAxis={[{ label: 'kg', min: 0 }]}
        series={[
          {
            area: true,
            connectNulls,
            data: [1.1, 1.9, null, 3.2, 3.9, null, 5.1, 5.8],
          },
        ]}
      />
      <FormControlLabel
        control={<Switch checked={connectNulls} />}
        label="connectNulls"
        onChange={(_event, checked) => setConnectNulls(checked)}
      />
    </Stack>
  );
}
