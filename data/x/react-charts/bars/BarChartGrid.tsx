import { BarChart } from '@mui/x-charts/BarChart';

const lakes = ['Alder', 'Birch', 'Cedar', 'Heron', 'Otter'];

export default function BarChartGrid() {
  return (
    <BarChart
      title="Depth of five lakes"
      desc="Cedar is the deepest lake with 74 m, Alder the shallowest with 18 m."
      height={260}
      margin={{ top: 20 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: lakes, disableTicks: true }]}
      yAxis={[{ label: 'Depth (m)', disableLine: true, disableTicks: true }]}
      series={[{ data: [18, 33, 74, 52, 47] }]}
    />
  );
}
