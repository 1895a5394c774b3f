import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartRoundedRing() {
  return (
    <PieChart
      title="Time of the day"
      desc="8 hours are for work, 7 for sleep and 9 for the rest."
      height={220}
      series={[
        {
          innerRadius: '60%',
          outerRadius: '95%',
          paddingAngle: 5,
          cornerRadius: 8,
          startAngle: -60,
          endAngle: 300,
          valueFormatter: ({ value }) => `${value} h`,
          data: [
            { value: 8, label: 'Work' },
            { value: 7, label: 'Sleep' },
            { value: 9, label: 'The rest' },
          ],
        },
      ]}
    />
  );
}
