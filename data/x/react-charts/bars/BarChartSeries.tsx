import { BarChart } from '@mui/x-charts/BarChart';

const branches = ['Center', 'Harbor', 'Hillside', 'West'];

export default function BarChartSeries() {
  return (
    <BarChart
      title="Loans of the city library per branch"
      desc="Books lead in every branch, from 410 in West to 860 in Center. Films follow with 150 to 390."
      height={300}
      xAxis={[{ scaleType: 'band', data: branches }]}
      series={[
        { label: 'Books', data: [860, 540, 620, 410] },
        { label: 'Films', data: [390, 210, 170, 150] },
      ]}
    />
  );
}
