import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function ChartComposed() {
  return (
    <ResponsiveChartContainer
      title="Rain and temperature per month"
      desc="Rain falls from 84 to 38 mm between March and July, while the temperature rises from 7 to 22 °C."
      height={280}
      margin={{ top: 20, left: 60, right: 60 }}
      xAxis={[{ id: 'month', scaleType: 'band', data: months }]}
      yAxis={[
        { id: 'rain', min: 0, max: 100 },
        { id: 'temperature', min: 0, max: 25 },
      ]}
      series={[
        { type: 'bar', label: 'Rain', yAxisId: 'rain', data: [84, 71, 66, 52, 38] },
        {
          type: 'line',
          label: 'Temperature',
          yAxisId: 'temperature',
          data: [7, 11, 15, 19, 22],
        },
      ]}
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="month" />
      <ChartsYAxis axisId="rain" label="Rain (mm)" />
      <ChartsYAxis axisId="temperature" position="right" label="Temperature (°C)" />
      <ChartsTooltip />
    </ResponsiveChartContainer>
  );
}
