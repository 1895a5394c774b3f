import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartHalfCircle() {
  return (
    <PieChart
      title="Answers to the survey"
      desc="61 people agree, 18 don't know and 27 disagree."
      height={220}
      margin={{ top: 10, bottom: 60, left: 10, right: 10 }}
      slotProps={{
        legend: {
          direction: 'row',
          position: { vertical: 'bottom', horizontal: 'middle' },
          itemMarkWidth: 14,
          itemMarkHeight: 14,
          itemGap: 16,
        },
      }}
      series={[
        {
          startAngle: -90,
          endAngle: 90,
          innerRadius: 70,
          outerRadius: 130,
          cy: '90%',
          data: [
            { value: 61, label: 'Yes' },
            { value: 18, label: 'Unsure' },
            { value: 27, label: 'No' },
          ],
        },
      ]}
    />
  );
}
