import { LineChart } from '@mui/x-charts/LineChart';

const distances = [0, 2, 4, 6, 8, 10, 12];

export default function LineChartGrid() {
  return (
    <LineChart
      title="Height along a hiking trail"
      desc="The trail climbs from 420 m to 1,180 m at kilometer 8 and ends at 760 m."
      height={260}
      margin={{ top: 20, left: 60 }}
      grid={{ horizontal: true, vertical: true }}
      xAxis={[{ data: distances, label: 'Kilometers' }]}
      yAxis={[{ min: 400, max: 1200 }]}
      series={[{ data: [420, 540, 690, 980, 1180, 930, 760] }]}
    />
  );
}
