import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const formatPercent = (value: number | null) =>
  value === null ? '' : `${value > 0 ? '+' : ''}${value}%`;

export default function BarChartNegative() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Change of the share price per month"
      desc="The price rose in January, March, April and June, by up to 6.1%, and fell in February and May."
      height={280}
      margin={{ top: 20 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: months }]}
      yAxis={[
        {
          min: -6,
          max: 8,
          valueFormatter: formatPercent,
          colorMap: {
            type: 'piecewise',
            thresholds: [0],
            colors: [palette.error.main, palette.success.main],
          },
        },
      ]}
      series={[
        {
          data: [2.4, -3.8, 1.2, 6.1, -4.9, 3.3],
          valueFormatter: formatPercent,
        },
      ]}
    />
  );
}
