import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartRoundedRing() {
  return (
    <PieChart
      title="Time of the day"
      desc="Work takes 8 hours, sleep 7 and everything else 9."
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
