import { LineChart } from '@mui/x-charts/LineChart';

const days = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

const formatLiters = (value: number | null) =>
  value === null ? 'Not measured' : `${value} l`;

export default function LineChartMissing() {
  return (
    <LineChart
      title="Water used per day of the month"
      desc="Use is between 118 and 151 liters. Days 4 and 5 were not measured, and the second line ends on day 7."
      height={280}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ min: 80, max: 160 }]}
      series={[
        {
          label: 'House',
          data: [118, 124, 131, null, null, 142, 151, 139, 128, 133],
          valueFormatter: formatLiters,
        },
        {
          label: 'Garden',
          data: [95, 98, 92, 104, 110, 108, 101],
          valueFormatter: formatLiters,
        },
      ]}
    />
  );
}
