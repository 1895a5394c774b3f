import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { PieChart } from '@mui/x-charts/PieChart';

const projects = [
  { label: 'Website', tasks: { open: 8, done: 22 } },
  { label: 'App', tasks: { open: 15, done: 9 } },
  { label: 'Manual', tasks: { open: 4, done: 12 } },
];

const states = ['done', 'open'];

export default function PieChartNestedRings() {
  const theme = useTheme();
  const { primary, secondary, success, grey } = (theme.vars ?? theme).palette;
  const colors = [primary.main, secondary.main, success.main];

  return (
    <PieChart
      title="Tasks by project and state"
      desc="Website: 22 of 30 tasks are done. App: 9 of 24. Manual: 12 of 16."
      height={260}
      series={[
        {
          id: 'projects',
          outerRadius: '58%',
          data: projects.map(({ label, tasks }, index) => ({
            label,
            value: tasks.open + tasks.done,
            color: colors[index],
          })),
        },
        {
          id: 'states',
          innerRadius: '64%',
          outerRadius: '86%',
          // Slices without a label are not in the legend; the tooltip has their value.
          data: projects.flatMap(({ tasks }, index) => [
            { value: tasks.done, color: colors[index] },
            { value: tasks.open, color: grey[600] },
          ]),
          valueFormatter: ({ value }, { dataIndex }) =>
            `${projects[Math.floor(dataIndex / 2)]?.label}: ${value} ${states[dataIndex % 2]}`,
        },
      ]}
    />
  );
}
