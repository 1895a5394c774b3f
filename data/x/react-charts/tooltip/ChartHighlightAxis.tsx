import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

type Highlight = 'band' | 'line' | 'none';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export default function ChartHighlightAxis() {
  const [x, setX] = React.useState<Highlight>('band');
  const [y, setY] = React.useState<Highlight>('line');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'center' }}>
        <TextField
          select
          size="small"
          label="x"
          value={x}
          onChange={(event) => setX(event.target.value as Highlight)}
          sx={{ width: 110 }}
        >
          <MenuItem value="band">band</MenuItem>
          <MenuItem value="line">line</MenuItem>
          <MenuItem value="none">none</MenuItem>
        </TextField>
        <TextField
          select
          size="small"
          label="y"
          value={y}
          onChange={(event) => setY(event.target.value as Highlight)}
          sx={{ width: 110 }}
        >
          <MenuItem value="line">line</MenuItem>
          <MenuItem value="none">none</MenuItem>
        </TextField>
      </Stack>
      <LineChart
        title="Water level of the reservoir, in meters"
        desc="The level rises from 61 meters in January to 84 in May, then falls to 79."
        height={270}
        margin={{ top: 20 }}
        axisHighlight={{ x, y }}
        xAxis={[{ scaleType: 'band', data: months }]}
        yAxis={[{ min: 50, max: 90 }]}
        series={[{ data: [61, 66, 73, 80, 84, 79] }]}
        tooltip={{ trigger: 'axis' }}
      />
    </Stack>
  );
}
