import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ChartLegendLabelStyle() {
  const { palette, vars } = useTheme();

  return (
    <BarChart
      title="Nights booked per month"
      desc="Private rooms are booked for 410 nights in June and 560 in July, beds in dormitories for 330 and 470."
      height={300}
      margin={{ top: 70 }}
      xAxis={[{ scaleType: 'band', data: ['June', 'July'] }]}
      series={[
        { label: 'Rooms\nwith bathroom', data: [410, 560] },
        { label: 'Beds\nin dormitories', data: [330, 470] },
      ]}
      slotProps={{
        legend: {
          itemMarkWidth: 8,
          itemMarkHeight: 32,
          labelStyle: {
            fontSize: 14,
            fontWeight: 500,
            fill: (vars?.palette ?? palette).text.secondary,
          },
        },
      }}
    />
  );
}
