import { LineChart } from '@mui/x-charts/LineChart';

const harvests = [
  { year: 2020, apples: 42, pears: 18 },
  { year: 2021, apples: 38, pears: 21 },
  { year: 2022, apples: 51, pears: 24 },
  { year: 2023, apples: 47, pears: 20 },
  { year: 2024, apples: 55, pears: 29 },
  { year: 2025, apples: 60, pears: 31 },
];

const formatTons = (value: number | null) => (value === null ? '–' : `${value} t`);

export default function LineChartDataset() {
  return (
    <LineChart
      title="Harvest of the orchard per year"
      desc="Apples grow from 42 to 60 tons between 2020 and 2025, and pears from 18 to 31 tons."
      height={280}
      dataset={harvests}
      xAxis={[
        {
          dataKey: 'year',
          tickMinStep: 1,
          valueFormatter: (year: number) => `${year}`,
        },
      ]}
      series={[
        { dataKey: 'apples', label: 'Apples', valueFormatter: formatTons },
        { dataKey: 'pears', label: 'Pears', valueFormatter: formatTons },
      ]}
    />
  );
}
