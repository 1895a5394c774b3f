import {
  BarChart,
  barElementClasses,
  barLabelClasses,
} from '@mui/x-charts/BarChart';

const players = ['Ana', 'Bilal', 'Chen', 'Dora'];

export default function BarChartLabels() {
  return (
    <BarChart
      title="Points per player"
      desc="Chen has 96 points, Ana 72, Dora 58 and Bilal 41."
      height={260}
      margin={{ top: 20 }}
      barLabel="value"
      xAxis={[{ scaleType: 'band', data: players }]}
      series={[{ data: [72, 41, 96, 58] }]}
      sx={{
        [`& .${barElementClasses.root}`]: {
          color: 'primary.main',
          fill: 'currentColor',
        },
        [`& .${barLabelClasses.root}`]: {
          color: 'primary.contrastText',
          fill: 'currentColor',
        },
      }}
    />
  );
}
