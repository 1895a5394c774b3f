import { BarChart } from '@mui/x-charts/BarChart';

const reasons = ['Wrong size', 'Damaged', 'Late', 'Changed mind'];

export default function BarChartHorizontal() {
  return (
    <BarChart
      title="Reasons for returned parcels"
      desc="The wrong size causes 128 returns, a change of mind 74, damage 41 and late delivery 23."
      layout="horizontal"
      height={260}
      margin={{ left: 100, right: 20, top: 20 }}
      yAxis={[{ scaleType: 'band', data: reasons }]}
      xAxis={[{ label: 'Returns' }]}
      series={[{ data: [128, 41, 23, 74] }]}
    />
  );
}
