import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];

export default function ChartAxisReferenceLine() {
  return (
    <LineChart
      title="Support response time"
      desc="Until March, a response took 46 to 58 minutes. Since the new team started in April, it takes less than the target of 40 minutes."
      height={300}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: 'Minutes', min: 0, max: 70 }]}
      series={[{ data: [46, 58, 53, 38, 31, 29, 26] }]}
    >
      <ChartsReferenceLine
        y={40}
        label="Target"
        lineStyle={{ strokeDasharray: '6 4' }}
        labelAlign="end"
        labelStyle={{ fontSize: 14, direction: 'ltr' }}
      />
      <ChartsReferenceLine
        x="Apr"
        label="New team"
        labelAlign="start"
        labelStyle={{ fontSize: 14, direction: 'ltr' }}
      />
    </LineChart>
  );
}
