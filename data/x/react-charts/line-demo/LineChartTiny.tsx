import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

export default function LineChartTiny() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Typography variant="body2">
        Build time
        <Box component="span" sx={{ display: 'block', typography: 'h5' }}>
          3 min 10 s
        </Box>
      </Typography>
      <LineChart
        title="Build time of the last eight runs"
        desc="It fell from 260 to 190 seconds."
        width={150}
        height={60}
        margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
        leftAxis={null}
        bottomAxis={null}
        yAxis={[{ min: 180, max: 270 }]}
        series={[
          {
            data: [260, 255, 262, 240, 231, 214, 208, 190],
            showMark: ({ index }) => index === 7,
          },
        ]}
      />
    </Box>
  );
}
