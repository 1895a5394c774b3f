import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const stations = ['North', 'Harbor', 'Center', 'Airport'];

export default function ChartSeriesColor() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Trains per station"
      desc="Most trains are on time. The center has the most late trains, 31 of 140."
      height={280}
      xAxis={[{ scaleType: 'band', data: stations }]}
      series={[
        {
          label: 'On time',
          stack: 'trains',
          data: [64, 52, 109, 71],
          color: palette.success.main,
        },
        {
          label: 'Late',
          stack: 'trains',
          data: [6, 11, 31, 9],
          color: palette.warning.main,
        },
      ]}
    />
  );
}
