import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const sites = ['Lisbon warehouse', 'Rotterdam port', 'Warsaw depot'];

export default function ChartPlacement() {
  const [wide, setWide] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormControlLabel
        label="margin={{ left: 130, top: 10 }}"
        control={
          <Switch checked={wide} onChange={(_event, next) => setWide(next)} />
        }
      />
      <BarChart
        title="Pallets per site"
        desc="Rotterdam stores 860 pallets, Lisbon 540 and Warsaw 310."
        height={220}
        layout="horizontal"
        margin={wide ? { left: 130, top: 10, right: 20, bottom: 30 } : undefined}
        yAxis={[{ scaleType: 'band', data: sites }]}
        xAxis={[{ tickNumber: 4 }]}
        series={[{ data: [540, 860, 310] }]}
      />
    </Stack>
  );
}
