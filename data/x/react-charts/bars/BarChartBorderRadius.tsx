import { BarChart } from '@mui/x-charts/BarChart';

const years = ['2022', '2023', '2024', '2025'];

export default function BarChartBorderRadius() {
  return (
    <BarChart
      title="Trees planted and lost per year"
      desc="Between 120 and 210 trees were planted each year, and between 20 and 45 were lost."
      height={280}
      borderRadius={10}
      xAxis={[{ scaleType: 'band', data: years }]}
      series={[
        { label: 'Planted', stack: 'trees', data: [120, 165, 210, 190] },
        { label: 'Lost', stack: 'trees', data: [-20, -45, -30, -25] },
      ]}
    />
  );
}
