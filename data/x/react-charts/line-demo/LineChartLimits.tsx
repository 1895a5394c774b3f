import { useTheme } from '@mui/material/styles';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00', '21:00'];

export default function LineChartLimits() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="People in the pool over a day"
      desc="The number of people exceeds the limit of 200 at 15:00, with 224, and the lesson begins at 18:00."
      height={280}
      margin={{ top: 30, right: 30 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[{ min: 0, max: 250 }]}
      series={[{ data: [22, 75, 148, 224, 131, 40] }]}
    >
      <ChartsReferenceLine
        y={200}
        label="Limit: 200"
        lineStyle={{ stroke: palette.error.main, strokeDasharray: '6 4' }}
      />
      <ChartsReferenceLine
        x="18:00"
        label="Lesson"
        labelAlign="start"
        lineStyle={{ stroke: palette.info.main }}
      />
    </LineChart>
  );
}
