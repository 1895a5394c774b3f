import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['W1', 'W2', 'W3', 'W4', 'W5', 'W6'];

export default function LineChartStacked() {
  return (
    <LineChart
      title="Storage per kind of file, in gigabytes"
      desc="All files together grow from 39 to 74 GB. Videos cause most of it, from 20 to 45 GB."
      height={280}
      xAxis={[{ scaleType: 'point', data: weeks }]}
      series={[
        {
          label: 'Videos',
          stack: 'files',
          area: true,
          data: [20, 24, 31, 33, 40, 45],
        },
        {
          label: 'Photos',
          stack: 'files',
          area: true,
          data: [12, 13, 15, 16, 18, 19],
        },
        { label: 'Text', stack: 'files', area: true, data: [7, 7, 8, 9, 9, 10] },
      ].map((series) => ({ ...series, showMark: false }))}
    />
  );
}
