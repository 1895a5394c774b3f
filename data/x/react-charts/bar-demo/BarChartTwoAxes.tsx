import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function BarChartTwoAxes() {
  return (
    <BarChart
      title="Orders and revenue per quarter"
      desc="Orders grow from 320 to 540, and revenue from 18 to 41 thousand euros."
      height={300}
      margin={{ left: 60, right: 60 }}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      yAxis={[
        { id: 'orders', label: 'Orders', min: 0 },
        { id: 'revenue', label: 'Revenue (€1,000)', min: 0 },
      ]}
      leftAxis="orders"
      rightAxis="revenue"
      series={[
        { label: 'Orders', yAxisId: 'orders', data: [320, 410, 390, 540] },
        { label: 'Revenue', yAxisId: 'revenue', data: [18, 26, 25, 41] },
      ]}
    />
  );
}
