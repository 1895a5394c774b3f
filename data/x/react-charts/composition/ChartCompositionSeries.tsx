import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

type PlotType = 'bar' | 'line';

export default function ChartCompositionSeries() {
  const [type, setType] = React.useState<PlotType>('line');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="type of the second series"
        value={type}
        onChange={(_event, next: PlotType | null) => next && setType(next)}
      >
        <ToggleButton value="line">line</ToggleButton>
        <ToggleButton value="bar">bar</ToggleButton>
      </ToggleButtonGroup>
      <ResponsiveChartContainer
        title="Water use per season in two years"
        desc="In 2024, water use ranged from 31 cubic meters in winter to 58 in summer. In 2025, it was lower in each season."
        height={280}
        xAxis={[
          { scaleType: 'band', data: ['Winter', 'Spring', 'Summer', 'Autumn'] },
        ]}
        yAxis={[{ min: 0, max: 60 }]}
        series={[
          { type: 'bar', label: '2025', data: [28, 37, 51, 33] },
          { type, label: '2024', data: [31, 42, 58, 36] },
        ]}
      >
        <BarPlot />
        <LinePlot />
        <MarkPlot />
        <ChartsXAxis />
        <ChartsYAxis label="m³" />
        <ChartsLegend />
        <ChartsTooltip trigger="axis" />
      </ResponsiveChartContainer>
    </Stack>
  );
}
