import { areaElementClasses, LineChart } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024', '2025'];

export default function AreaChartSingle() {
  return (
    <LineChart
      title="Passengers of the airport per year, in millions"
      desc="Passengers fell from 8.1 million in 2019 to 2.2 million in 2020 and were back at 8.6 million in 2025."
      height={260}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[{ min: 0, max: 10 }]}
      series={[{ area: true, data: [8.1, 2.2, 3.4, 5.9, 7.2, 8, 8.6] }]}
      sx={{ [`& .${areaElementClasses.root}`]: { opacity: 0.25 } }}
    />
  );
}
