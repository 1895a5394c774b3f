import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

const counts = [
  { label: 'Web', data: [110, 180, 240, 260, 230, 190] },
  { label: 'App', data: [60, 90, 160, 150, 170, 220] },
  { label: 'Kiosk', data: [20, 45, 80, 70, 60, 35] },
];

export default function AreaChartStacked() {
  return (
    <LineChart
      title="Tickets sold per channel"
      desc="Sales rise from 190 tickets at 8:00 to 480 at noon. The web sells most until the app takes over at 18:00."
      height={280}
      xAxis={[{ scaleType: 'point', data: hours }]}
      series={counts.map((count) => ({
        ...count,
        area: true,
        stack: 'tickets',
        showMark: false,
      }))}
    />
  );
}
