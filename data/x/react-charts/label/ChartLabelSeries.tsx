import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

export default function ChartLabelSeries() {
  return (
    <BarChart
      title="Bicycles sold and repaired per quarter"
      desc="Sales peak in the second quarter, with 96 bicycles, and repairs in the third, with 84."
      height={300}
      xAxis={[{ scaleType: 'band', data: quarters }]}
      series={[
        { label: 'Sold', data: [41, 96, 73, 38] },
        { label: 'Repaired', data: [35, 62, 84, 57] },
      ]}
    />
  );
}
