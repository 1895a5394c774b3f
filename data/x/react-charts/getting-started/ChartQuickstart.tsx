import { BarChart } from '@mui/x-charts/BarChart';

const cafes = ['Station', 'Market', 'Campus'];

export default function ChartQuickstart() {
  return (
    <BarChart
      title="Cups sold per café"
      desc="The café at the station sells 310 cups, the one at the market 240, and the one on the campus 405."
      height={260}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'band', data: cafes }]}
      series={[{ data: [310, 240, 405] }]}
    />
  );
}
