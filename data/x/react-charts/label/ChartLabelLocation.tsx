import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'];

export default function ChartLabelLocation() {
  return (
    <LineChart
      title="Passed builds per week"
      desc="The share of passed builds rises from 71% to 94% for the app, and from 88% to 97% for the server."
      height={300}
      xAxis={[{ scaleType: 'point', data: weeks }]}
      yAxis={[{ min: 60, max: 100, valueFormatter: (value: number) => `${value}%` }]}
      series={[
        {
          label: (location) =>
            location === 'legend' ? 'App' : 'App for iOS and Android',
          data: [71, 78, 83, 90, 94],
        },
        {
          label: (location) =>
            location === 'legend' ? 'Server' : 'Server with its database',
          data: [88, 91, 90, 95, 97],
        },
      ]}
    />
  );
}
