import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
const nights = [31, 38, 55, 70, 22, 29, 47, 81, 64, 60, 73, 95];

export default function HeatmapAxes() {
  return (
    <Box
      role="img"
      aria-label="Occupied rooms in three hotels from January to April. April is the fullest month."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={260}
        margin={{ left: 80 }}
        xAxis={[
          {
            data: months,
            label: 'Month',
            valueFormatter: (month: string) => month.slice(5),
            tickSize: 0,
          },
        ]}
        yAxis={[
          {
            data: ['Harbor', 'Station', 'Park'],
            reverse: true,
            categoryGapRatio: 0.1,
          },
        ]}
        series={[
          {
            label: 'Occupied',
            data: nights.map((value, index) => [
              index % months.length,
              Math.floor(index / months.length),
              value,
            ]),
            valueFormatter: ([, , value]) => `${value}%`,
          },
        ]}
        bottomAxis={{ disableLine: true }}
        leftAxis={{ disableLine: true, disableTicks: true }}
      />
    </Box>
  );
}
