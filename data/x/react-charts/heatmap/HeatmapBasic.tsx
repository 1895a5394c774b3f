import Box from '@mui/material/Box';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { calls, days, hours } from './calls';

export default function HeatmapBasic() {
  return (
    <Box
      role="img"
      aria-label="Support calls by weekday and time. Most calls come in on Monday before noon, and the fewest on Friday after 16:00."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: calls, label: 'Calls' }]}
      />
    </Box>
  );
}
