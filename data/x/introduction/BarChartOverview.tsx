import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const online = [310, 280, 350, 420, 440];
const store = [190, 240, 210, 260, 230];

export default function BarChartOverview() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Orders per month"
        desc="Orders grow online, from 310 to 440, and stay between 190 and 260 in the store."
        height={300}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          { data: online, label: 'Online' },
          { data: store, label: 'Store' },
        ]}
      />
    </Box>
  );
}
