import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const minutes = [0, 10, 20, 30, 40, 50, 60];
const load = [22, 35, 88, 124, 71, 40, 26];

export default function ChartCompositionClipping() {
  const id = React.useId();
  const [clipped, setClipped] = React.useState(true);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <FormControlLabel
        label="Clip path"
        control={
          <Switch
            checked={clipped}
            onChange={(event) => setClipped(event.target.checked)}
          />
        }
      />
      <ResponsiveChartContainer
        title="Requests per second during an hour"
        desc="From 22 requests per second, the load rises to 124 in minute 30, beyond the end of the axis at 100, and falls to 26."
        height={280}
        margin={{ top: 70 }}
        xAxis={[{ data: minutes, min: 5, max: 55, label: 'Minute' }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ type: 'line', area: true, data: load }]}
      >
        <g clipPath={clipped ? `url(#${id})` : undefined}>
          <AreaPlot />
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
        <ChartsClipPath id={id} />
      </ResponsiveChartContainer>
    </Stack>
  );
}
