import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const criteria = ['Comfort', 'Range', 'Price', 'Service', 'Space'];
const city = [3, 2, 5, 4, 2];
const touring = [4, 5, 2, 4, 5];

export default function BarChartProfiles() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="Five ratings of two bicycles"
        desc="The city bicycle leads in price, 5 to 2. The touring bicycle leads in comfort, range and space. In service, both have 4."
        layout="horizontal"
        height={320}
        margin={{ left: 80 }}
        xAxis={[{ min: 0, max: 5, tickMinStep: 1 }]}
        yAxis={[{ scaleType: 'band', data: criteria }]}
        series={[
          { data: city, label: 'City bicycle' },
          { data: touring, label: 'Touring bicycle' },
        ]}
      />
    </Box>
  );
}
