import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const tasks = [
  { name: 'Plan', start: 1, days: 5 },
  { name: 'Design', start: 4, days: 9 },
  { name: 'Build', start: 11, days: 14 },
  { name: 'Test', start: 19, days: 9 },
];

export default function BarChartGantt() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Tasks in June"
        desc="Planning takes place from June 1 to 5, design from June 4 to 12, building from June 11 to 24 and testing from June 19 to 27. Consecutive tasks overlap."
        layout="horizontal"
        height={240}
        margin={{ left: 60, top: 10 }}
        xAxis={[
          {
            min: 1,
            max: 30,
            tickMinStep: 7,
            valueFormatter: (day: number) => `June ${day}`,
          },
        ]}
        yAxis={[{ scaleType: 'band', data: tasks.map(({ name }) => name) }]}
        series={[
          {
            data: tasks.map(({ start }) => start),
            stack: 'tasks',
            color: 'transparent',
          },
          { data: tasks.map(({ days }) => days), stack: 'tasks' },
        ]}
        tooltip={{ trigger: 'none' }}
        grid={{ vertical: true }}
      />
    </Box>
  );
}
