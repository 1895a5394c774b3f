import { BarChart } from '@mui/x-charts/BarChart';

const ports = ['Bergen', 'Gdansk', 'Porto'];

const series = [
  { label: 'Food in', stack: 'in', color: '#1565c0', data: [18, 40, 22] },
  { label: 'Goods in', stack: 'in', color: '#4a90e2', data: [26, 55, 31] },
  { label: 'Food out', stack: 'out', color: '#a34a00', data: [21, 33, 27] },
  { label: 'Goods out', stack: 'out', color: '#e06c00', data: [15, 55, 19] },
];

export default function BarChartStackedGroups() {
  return (
    <BarChart
      title="Containers imported and exported per port, in thousands"
      desc="Gdansk imports 95 and exports 88 thousand containers. Bergen and Porto import about half of it, 44 and 53, and export 36 and 46."
      height={300}
      margin={{ top: 84 }}
      xAxis={[{ scaleType: 'band', data: ports }]}
      series={series}
    />
  );
}
