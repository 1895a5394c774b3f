import { getLineElementUtilityClass, LineChart } from '@mui/x-charts/LineChart';

const plannedLine = getLineElementUtilityClass('series-plan');

const weeks = ['1', '2', '3', '4', '5', '6'];

export default function LineChartDashed() {
  return (
    <LineChart
      title="Open tasks of a project per week"
      desc="The plan falls from 60 to 0 tasks in six weeks, but 14 tasks are left."
      height={280}
      xAxis={[{ scaleType: 'point', data: weeks, label: 'Week' }]}
      series={[
        {
          id: 'plan',
          label: 'Plan',
          showMark: false,
          data: [60, 48, 36, 24, 12, 0],
        },
        {
          id: 'actual',
          label: 'Actual',
          curve: 'linear',
          data: [60, 55, 41, 36, 22, 14],
        },
      ]}
      sx={{ [`& .${plannedLine}`]: { strokeDasharray: '8 5' } }}
    />
  );
}
