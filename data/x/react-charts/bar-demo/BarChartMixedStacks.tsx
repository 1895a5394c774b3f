import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jul', 'Aug', 'Sep', 'Oct'];

export default function BarChartMixedStacks() {
  return (
    <BarChart
      title="Planned and actual costs per month, in thousands of euros"
      desc="Wages and rent together are 54 thousand in August, above the plan of 50, and below the plan in the other months."
      height={300}
      margin={{ top: 60 }}
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[
        { label: 'Wages', stack: 'costs', data: [31, 40, 34, 33] },
        { label: 'Rent', stack: 'costs', data: [14, 14, 14, 14] },
        { label: 'Plan', data: [50, 50, 52, 52] },
      ]}
    />
  );
}
