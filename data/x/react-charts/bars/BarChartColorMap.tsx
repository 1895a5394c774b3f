import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const disks = ['Archive', 'Backup', 'Mail', 'Media', 'Web'];

export default function BarChartColorMap() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Used space per disk"
      desc="Mail at 93% is full, Backup at 78% needs attention, and Archive, Media and Web are below 70%."
      height={260}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'band', data: disks }]}
      yAxis={[
        {
          min: 0,
          max: 100,
          valueFormatter: (value: number) => `${value}%`,
          colorMap: {
            type: 'piecewise',
            thresholds: [70, 90],
            colors: [palette.success.main, palette.warning.main, palette.error.main],
          },
        },
      ]}
      series={[{ data: [41, 78, 93, 66, 24] }]}
    />
  );
}
