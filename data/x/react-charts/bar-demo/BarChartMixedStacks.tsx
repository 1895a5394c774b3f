import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jul', 'Aug', 'Sep', 'Oct'];

export default function BarChartMixedStacks() {
  return (
    <BarChart
      title="Planned and real costs per month, in thousand euros"
      desc="Wages and rent together exceed the plan in August, 54 to 50, and stay below it in the other months."
      height={300}
      margin={{ top: 60 }}
      xAxis={[{ scaleType: 'band', data: months }]}
      series={[
        { label: 'Wages', stack: 'real', data: [31, 40, 34, 33] },
        { label: 'Rent', stack: 'real', data: [14, 14, 14, 14] },
        { label: 'Plan', data: [50, 50, 52, 52] },
      ]}
    />
  );
}
