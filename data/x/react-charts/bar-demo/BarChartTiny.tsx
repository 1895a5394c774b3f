import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarChartTiny() {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
      <Typography variant="h4" component="p">
        41
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          new members
        </Typography>
      </Typography>
      <BarChart
        title="New members per week"
        desc="In seven weeks 3, 5, 4, 6, 9, 8 and 6 members joined."
        width={140}
        height={64}
        margin={{ top: 4, bottom: 4, left: 4, right: 4 }}
        leftAxis={null}
        bottomAxis={null}
        series={[{ data: [3, 5, 4, 6, 9, 8, 6] }]}
      />
    </Stack>
  );
}
