import { BarChart } from '@mui/x-charts/BarChart';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function BarChartStacked() {
  return (
    <BarChart
      title="Support tickets per weekday"
      desc="Monday has the most tickets: 34 solved and 12 open. Friday has the fewest: 19 solved and 3 open."
      height={280}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[
        { label: 'Solved', stack: 'tickets', data: [34, 29, 31, 26, 19] },
        { label: 'Open', stack: 'tickets', data: [12, 8, 5, 7, 3] },
      ]}
    />
  );
}
