import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const ages = ['60+', '40–59', '20–39', '0–19'];

const formatSize = (value: number | null) => `${Math.abs(value ?? 0)}`;

export default function BarChartDiverging() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Members of the club by age"
      desc="For each age, women are on the left and men on the right. The largest groups are 86 women and 79 men between 20 and 39."
      layout="horizontal"
      height={280}
      margin={{ left: 60, right: 20 }}
      yAxis={[{ scaleType: 'band', data: ages }]}
      xAxis={[{ min: -100, max: 100, valueFormatter: formatSize }]}
      series={[
        {
          label: 'Women',
          stack: 'members',
          data: [-38, -64, -86, -41],
          color: palette.primary.main,
          valueFormatter: formatSize,
        },
        {
          label: 'Men',
          stack: 'members',
          data: [31, 70, 79, 52],
          color: palette.warning.main,
          valueFormatter: formatSize,
        },
      ]}
    />
  );
}
