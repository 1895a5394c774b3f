import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const sprints = ['Sprint 1', 'Sprint 2', 'Sprint 3', 'Sprint 4'];

export default function ChartCompositionParts() {
  return (
    <ResponsiveChartContainer
      title="Finished and planned tasks per sprint"
      desc="The team finished 18, 24, 29 and 27 tasks. Only in the third sprint did it finish more than planned."
      height={320}
      xAxis={[{ id: 'sprint', scaleType: 'band', data: sprints }]}
      yAxis={[{ id: 'tasks', label: 'Tasks', min: 0, max: 40 }]}
      series={[
        { type: 'bar', label: 'Finished', data: [18, 24, 29, 27] },
        { type: 'line', label: 'Planned', data: [22, 26, 26, 30] },
      ]}
    >
      <ChartsGrid horizontal />
      <ChartsAxisHighlight x="band" />
      <BarPlot />
      <LinePlot />
      <ChartsXAxis axisId="sprint" />
      <ChartsYAxis axisId="tasks" />
      <ChartsLegend />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
