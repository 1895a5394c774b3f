import {
  BarChart,
  barElementClasses,
  barLabelClasses,
  type BarItem,
  type BarLabelContext,
} from '@mui/x-charts/BarChart';

const goals = ['Save', 'Read', 'Run', 'Sleep'];

function formatGoal({ value }: BarItem, { bar }: BarLabelContext) {
  if (value === null || bar.height < 32) {
    return null;
  }
  return value >= 100 ? '✓ Done' : `${value}%`;
}

export default function BarChartLabelFormatter() {
  return (
    <BarChart
      title="Progress of this month's goals"
      desc="Reading is done at 100%, saving is at 65%, running at 40% and sleeping at 8%."
      height={260}
      margin={{ top: 20 }}
      barLabel={formatGoal}
      xAxis={[{ scaleType: 'band', data: goals }]}
      series={[{ data: [65, 100, 40, 8] }]}
      sx={{
        [`& .${barElementClasses.root}`]: {
          color: 'secondary.main',
          fill: 'currentColor',
        },
        [`& .${barLabelClasses.root}`]: {
          color: 'secondary.contrastText',
          fill: 'currentColor',
          fontWeight: 500,
        },
      }}
    />
  );
}
