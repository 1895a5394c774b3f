import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];

export default function ChartLegendSeries() {
  return (
    <LineChart
      title="Pages read per year"
      desc="Pages of novels rise from 2,100 to 4,300, those of comics stay between 700 and 1,300, and those of magazines fall from 1,900 to 600."
      height={300}
      margin={{ top: 75, left: 60 }}
      xAxis={[{ scaleType: 'point', data: years }]}
      series={[
        { label: 'Novels', data: [2_100, 2_600, 2_400, 3_500, 3_900, 4_300] },
        { label: 'Comics', data: [700, 900, 1_300, 1_100, 800, 1_000] },
        { label: 'Magazines', data: [1_900, 1_700, 1_500, 900, 800, 600] },
      ]}
    />
  );
}
