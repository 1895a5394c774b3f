import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';

const visits = 8400;

const steps = [
  { name: 'Visits', people: visits },
  { name: 'Carts', people: 2520 },
  { name: 'Checkouts', people: 1340 },
  { name: 'Orders', people: 1010 },
];

const names = steps.map(
  ({ name, people }) => `${name}, ${Math.round((people / visits) * 100)}%`,
);

export default function BarChartFunnel() {
  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        title="From visit to order"
        desc="Of 8,400 visits, 2,520 lead to a cart, 1,340 to a checkout and 1,010 to an order, which is 12%."
        layout="horizontal"
        height={240}
        margin={{ left: 110, top: 10 }}
        xAxis={[{ label: 'People', tickNumber: 4 }]}
        yAxis={[
          { scaleType: 'band', data: names, disableLine: true, disableTicks: true },
        ]}
        series={[{ data: steps.map(({ people }) => people), label: 'People' }]}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
