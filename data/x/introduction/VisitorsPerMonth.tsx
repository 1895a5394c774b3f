import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Oct', 'Nov', 'Dec', 'Jan', 'Feb'];
const groups = [310, 280, 150, 220, 340];
const families = [190, 240, 410, 260, 230];

export default function VisitorsPerMonth() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <Typography component="p" variant="subtitle2" sx={{ textAlign: 'center' }}>
        Visitors of the observatory per month
      </Typography>
      <BarChart
        title="Visitors of the observatory per month"
        desc="Groups lead in October, November and February, families in December and January."
        height={290}
        xAxis={[{ scaleType: 'band', data: months }]}
        series={[
          { data: groups, label: 'Groups' },
          { data: families, label: 'Families' },
        ]}
      />
    </Box>
  );
}
