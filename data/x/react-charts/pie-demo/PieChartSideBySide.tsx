import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const labels = ['Train', 'Car', 'Bike'];
const offices = [
  { id: 'oslo', cx: '25%', values: [52, 18, 30] },
  { id: 'lyon', cx: '75%', values: [38, 44, 18] },
];

export default function PieChartSideBySide() {
  return (
    <div>
      <PieChart
        title="Ways to work in two offices"
        desc="Oslo: 52% train, 18% car, 30% bike. Lyon: 38% train, 44% car, 18% bike."
        height={220}
        margin={{ top: 5, bottom: 45, left: 0, right: 0 }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
            itemMarkWidth: 14,
            itemMarkHeight: 14,
          },
        }}
        series={offices.map(({ id, cx, values }, office) => ({
          id,
          cx,
          outerRadius: '76%',
          // Both pies have the same labels, so only one adds them to the legend.
          data: values.map((value, index) => ({
            value,
            label: office === 0 ? labels[index] : undefined,
          })),
          valueFormatter: ({ value, label }, { dataIndex }) =>
            label ? `${value}%` : `${labels[dataIndex]}: ${value}%`,
        }))}
      />
      <Stack
        direction="row"
        dir="ltr"
        aria-hidden
        sx={{ justifyContent: 'space-around' }}
      >
        <Typography variant="subtitle2" component="div">
          Oslo
        </Typography>
        <Typography variant="subtitle2" component="div">
          Lyon
        </Typography>
      </Stack>
    </div>
  );
}
