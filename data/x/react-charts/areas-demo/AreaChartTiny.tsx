import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function AreaChartTiny() {
  return (
    <Box sx={{ width: 220 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Requests per second
      </Typography>
      <Typography variant="h5" component="p">
        1,240
      </Typography>
      <LineChart
        title="Requests per second in the last ten minutes"
        desc="Requests rose from 840 to 1,240 per second."
        height={72}
        margin={{ top: 6, bottom: 0, left: 0, right: 0 }}
        leftAxis={null}
        bottomAxis={null}
        yAxis={[{ min: 600, max: 1300 }]}
        series={[
          {
            area: true,
            baseline: 'min',
            showMark: false,
            data: [840, 870, 860, 930, 1010, 990, 1080, 1150, 1190, 1240],
          },
        ]}
      />
    </Box>
  );
}
