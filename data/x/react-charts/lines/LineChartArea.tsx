import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function LineChartArea() {
  return (
    <LineChart
      title="Solar power over a day"
      desc="Power starts after 6:00, peaks at noon with 5.2 kW and ends before 21:00."
      height={260}
      margin={{ top: 20 }}
      xAxis={[
        {
          data: hours,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[{ label: 'kW' }]}
      series={[
        { area: true, showMark: false, data: [0, 0, 0.3, 2.9, 5.2, 4.1, 1.2, 0, 0] },
      ]}
    />
  );
}
