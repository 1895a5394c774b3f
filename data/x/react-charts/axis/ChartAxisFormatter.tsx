import { BarChart } from '@mui/x-charts/BarChart';

const airports = new Map([
  ['LIS', 'Lisbon'],
  ['OSL', 'Oslo'],
  ['PRG', 'Prague'],
  ['ZRH', 'Zurich'],
]);

export default function ChartAxisFormatter() {
  return (
    <BarChart
      title="Flight times from Berlin"
      desc="Lisbon is 3 hours 45 minutes away, Oslo and Zurich are 1 hour 35 minutes, and Prague is 55 minutes."
      height={260}
      margin={{ top: 20, left: 60 }}
      xAxis={[
        {
          scaleType: 'band',
          data: [...airports.keys()],
          valueFormatter: (code: string, { location }) =>
            location === 'tick' ? code : `Berlin to ${airports.get(code)}`,
        },
      ]}
      yAxis={[
        {
          tickInterval: [0, 60, 120, 180, 240],
          max: 240,
          valueFormatter: (minutes: number) => `${minutes / 60} h`,
        },
      ]}
      series={[
        { data: [225, 95, 55, 95], valueFormatter: (value) => `${value} min` },
      ]}
    />
  );
}
