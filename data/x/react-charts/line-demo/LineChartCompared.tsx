import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function LineChartCompared() {
  return (
    <LineChart
      title="Subscribers of two newsletters, in thousands"
      desc="Weekly grows from 12 to 34 thousand and overtakes Daily, which stays around 25 thousand, in May."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'point', data: months }]}
      series={[
        { label: 'Daily', data: [24, 25, 23, 26, 25, 24, 26] },
        { label: 'Weekly', data: [12, 15, 19, 22, 28, 31, 34] },
      ]}
    />
  );
}
