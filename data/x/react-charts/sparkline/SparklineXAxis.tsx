import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-10', '2026-06-12'];

export default function SparklineXAxis() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <SparkLineChart
        title="Load of a parcel van"
        desc="From June 1 to June 12, the load fell from 940 to 610 kg, with a gap of a week."
        height={90}
        showTooltip
        showHighlight
        data={[940, 880, 905, 700, 610]}
        valueFormatter={(value) => `${value ?? 0} kg`}
        xAxis={{
          scaleType: 'utc',
          data: days.map((day) => new Date(day)),
          valueFormatter: (day: Date) => day.toISOString().slice(0, 10),
        }}
      />
    </Box>
  );
}
