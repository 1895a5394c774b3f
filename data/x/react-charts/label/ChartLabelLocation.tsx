import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5'];

export default function ChartLabelLocation() {
  return (
    <LineChart
      title="Builds that passed, per week"
      desc="Builds of the app that passed rise from 71 % to 94 %, those of the server from 88 % to 97 %."
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
