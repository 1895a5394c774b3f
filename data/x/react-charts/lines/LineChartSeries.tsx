import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'];

export default function LineChartSeries() {
  return (
    <LineChart
      title="Temperature of air and lake over the year"
      desc="The air warms from 1 °C in January to 24 °C in July. The lake follows later, from 4 to 21 °C."
      height={300}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: '°C' }]}
      series={[
        { label: 'Air', data: [1, 8, 17, 24, 16, 5] },
        { label: 'Lake', data: [4, 6, 13, 21, 19, 9] },
      ]}
    />
  );
}
