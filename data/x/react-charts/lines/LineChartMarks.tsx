import { LineChart } from '@mui/x-charts/LineChart';

/** One value per minute: a wave with a smaller one on top of it. */
const minutes = Array.from({ length: 181 }, (_, index) => index);
const levels = minutes.map((minute) =>
  Math.round(60 + 25 * Math.sin(minute / 28) + 6 * Math.sin(minute / 5)),
);

export default function LineChartMarks() {
  return (
    <LineChart
      title="Noise in the hall over three hours"
      desc="The level swings between 29 and 91 decibels, and a mark shows it every half hour."
      height={260}
      margin={{ top: 20 }}
      xAxis={[{ data: minutes, tickInterval: [0, 60, 120, 180], label: 'Minutes' }]}
      yAxis={[{ min: 0, max: 100 }]}
      series={[{ data: levels, showMark: ({ index }) => index % 30 === 0 }]}
    />
  );
}
