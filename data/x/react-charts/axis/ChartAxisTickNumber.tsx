import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const kilometers = [0, 5, 10, 15, 20, 25, 30, 35, 40];
const meters = [420, 610, 980, 1340, 1290, 1580, 1870, 1410, 760];

export default function ChartAxisTickNumber() {
  const [tickNumber, setTickNumber] = React.useState(4);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        title="Altitude during a bicycle tour"
        desc="The tour starts at 420 meters, climbs to 1,870 meters at kilometer 30, and ends at 760 meters."
        height={260}
        margin={{ top: 20, left: 60 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: kilometers, valueFormatter: (km: number) => `${km} km` }]}
        yAxis={[{ tickNumber, min: 0, max: 2000 }]}
        series={[{ data: meters, area: true, showMark: false }]}
      />
      <Stack sx={{ alignSelf: 'center', width: 240, maxWidth: '100%' }}>
        <Typography variant="body2">tickNumber: {tickNumber}</Typography>
        <Slider
          aria-label="tickNumber"
          size="small"
          min={2}
          max={14}
          value={tickNumber}
          onChange={(_event, next) => setTickNumber(next as number)}
        />
      </Stack>
    </Stack>
  );
}
