import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const rooms = ['Studio', 'Library', 'Theater'];

export default function ChartAxisHidden() {
  const [left, setLeft] = React.useState(false);
  const [lines, setLines] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormGroup row>
        <FormControlLabel
          label="Left axis"
          control={
            <Switch
              checked={left}
              onChange={(event) => setLeft(event.target.checked)}
            />
          }
        />
        <FormControlLabel
          label="Line and ticks"
          control={
            <Switch
              checked={lines}
              onChange={(event) => setLines(event.target.checked)}
            />
          }
        />
      </FormGroup>
      <BarChart
        title="Seats per room"
        desc="The studio has 24 seats, the library 60 and the theater 140."
        height={240}
        margin={{ top: 10, bottom: 30, left: left ? 40 : 10, right: 10 }}
        leftAxis={left ? {} : null}
        bottomAxis={{ disableLine: !lines, disableTicks: !lines }}
        barLabel="value"
        xAxis={[{ scaleType: 'band', data: rooms }]}
        series={[{ data: [24, 60, 140] }]}
        sx={(theme) => ({
          '& .MuiBarLabel-root': { fill: theme.palette.common.black },
        })}
      />
    </Stack>
  );
}
