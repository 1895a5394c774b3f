import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function LineChartColorMap() {
  const { palette } = useTheme();

  return (
    <LineChart
      title="Air quality index per day"
      desc="The index is good on Monday and Sunday, moderate on most days, and above the limit of 80 on Thursday."
      height={260}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[
        {
          min: 0,
          max: 120,
          colorMap: {
            type: 'piecewise',
            thresholds: [40, 80],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
      ]}
      series={[{ data: [28, 47, 66, 103, 72, 51, 24] }]}
    />
  );
}
