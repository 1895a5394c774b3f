import { BarChart } from '@mui/x-charts/BarChart';

const seasons = [
  { season: 'Spring', hikes: 24, rides: 31 },
  { season: 'Summer', hikes: 42, rides: 58 },
  { season: 'Fall', hikes: 37, rides: 29 },
  { season: 'Winter', hikes: 12, rides: 6 },
];

const formatTours = (value: number | null) => `${value ?? 0} tours`;

export default function BarChartDataset() {
  return (
    <BarChart
      title="Guided tours per season"
      desc="Summer has the most tours: 42 hikes and 58 rides. Winter has 12 hikes and 6 rides."
      height={280}
      dataset={seasons}
      xAxis={[{ scaleType: 'band', dataKey: 'season' }]}
      series={[
        { dataKey: 'hikes', label: 'Hikes', valueFormatter: formatTours },
        { dataKey: 'rides', label: 'Bike rides', valueFormatter: formatTours },
      ]}
    />
  );
}
