import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['Bergen', 'Gdansk', 'Porto'];

export default function BarChartStackedGroups() {
  const { palette } = useTheme();
  const { primary, warning } = palette;

  return (
    <BarChart
      title="Containers imported and exported per port"
      desc="Gdansk imports 95 and exports 88 thousand containers. Bergen and Porto have about half of it."
      height={300}
      margin={{ top: 84 }}
      xAxis={[{ scaleType: 'band', data: cities }]}
      series={[
        { label: 'Food in', stack: 'in', data: [18, 40, 22], color: primary.main },
        { label: 'Goods in', stack: 'in', data: [26, 55, 31], color: primary.light },
        { label: 'Food out', stack: 'out', data: [21, 33, 27], color: warning.main },
        {
          label: 'Goods out',
          stack: 'out',
          data: [15, 55, 19],
          color: warning.light,
        },
      ]}
    />
  );
}
