import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['North', 'East', 'South', 'West'];

export default function BarChartCompared() {
  return (
    <BarChart
      title="Bikes rented per station"
      desc="This year is ahead of last year in North, South and West, and behind it in East."
      height={280}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: stations }]}
      series={[
        { label: 'Last year', data: [520, 480, 310, 265] },
        { label: 'This year', data: [610, 430, 390, 340] },
      ]}
    />
  );
}
