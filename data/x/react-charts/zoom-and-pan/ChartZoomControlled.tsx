import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const weeks = Array.from({ length: 40 }, (_, index) => `W${index + 1}`);
const visits = weeks.map((_week, index) => 180 + ((index * 67) % 120) + index * 4);

const step = 25;

export default function ChartZoomControlled() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([
    { axisId: 'week', start: 50, end: 75 },
  ]);
  const { start, end } = zoom.find(({ axisId }) => axisId === 'week') ?? {
    start: 0,
    end: 100,
  };

  const show = (nextStart: number, nextEnd: number) =>
    setZoom([{ axisId: 'week', start: nextStart, end: nextEnd }]);
  const move = (distance: number) => {
    const nextStart = Math.min(Math.max(start + distance, 0), 100 - (end - start));
    show(nextStart, nextStart + end - start);
  };

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
        <Button onClick={() => move(-step)} disabled={start <= 0}>
          Earlier
        </Button>
        <Button onClick={() => move(step)} disabled={end >= 100}>
          Later
        </Button>
        <Button onClick={() => show(50, 75)}>Ten weeks</Button>
        <Button onClick={() => show(0, 100)}>All</Button>
      </Stack>
      <Typography role="status" variant="body2">
        Showing {Math.round(start)}% to {Math.round(end)}% of the weeks
      </Typography>
      <BarChartPro
        title="Visits per week"
        desc="Over 40 weeks, visits fluctuate by about 120 and rise by 4 per week on average."
        height={260}
        margin={{ top: 20 }}
        zoom={zoom}
        onZoomChange={setZoom}
        xAxis={[{ id: 'week', scaleType: 'band', data: weeks, zoom: true }]}
        series={[{ data: visits }]}
      />
    </Stack>
  );
}
