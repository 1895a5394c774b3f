import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';

const hours = [1, 2, 3, 4, 5, 6, 7, 8];
const points = [38, 51, 47, 60, 72, 66, 81, 88];

/** The line with the smallest squared distance from all points. */
function fitLine(xs: number[], ys: number[]) {
  const mean = (values: number[]) =>
    values.reduce((sum, it) => sum + it, 0) / values.length;
  const [x0, y0] = [mean(xs), mean(ys)];
  const slope =
    xs.reduce((sum, x, index) => sum + (x - x0) * ((ys[index] ?? y0) - y0), 0) /
    xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
  return xs.map((x) => y0 + slope * (x - x0));
}

export default function ScatterChartTrend() {
  return (
    <ResponsiveChartContainer
      title="Result of a test by hours of practice"
      desc="Eight people practiced for 1 to 8 hours and reached 38 to 88 points. A rising line shows the trend."
      height={300}
      xAxis={[{ id: 'hours', data: hours, min: 0, max: 9 }]}
      yAxis={[{ id: 'points', min: 20, max: 100 }]}
      series={[
        { type: 'line', data: fitLine(hours, points) },
        {
          type: 'scatter',
          markerSize: 6,
          data: hours.map((x, index) => ({ id: x, x, y: points[index] ?? 0 })),
        },
      ]}
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis axisId="hours" label="Hours" />
      <ChartsYAxis axisId="points" label="Points" />
      <ChartsTooltip trigger="item" />
    </ResponsiveChartContainer>
  );
}
