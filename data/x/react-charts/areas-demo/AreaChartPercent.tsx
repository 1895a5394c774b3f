import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];

const energy = [
  { label: 'Coal', data: [58, 49, 41, 30, 22] },
  { label: 'Gas', data: [31, 33, 34, 35, 30] },
  { label: 'Wind', data: [16, 25, 37, 49, 68] },
];

const totals = years.map((_year, index) =>
  energy.reduce((total, { data }) => total + (data[index] ?? 0), 0),
);

export default function AreaChartPercent() {
  return (
    <LineChart
      title="Share of energy sources per year"
      desc="Coal falls from 55 to 18%, gas from 30 to 25%, while wind grows from 15 to 57%."
      height={280}
      xAxis={[{ scaleType: 'point', data: years }]}
      yAxis={[
        { max: 1, valueFormatter: (share: number) => `${Math.round(share * 100)}%` },
      ]}
      series={energy.map((source) => ({
        ...source,
        area: true,
        stack: 'energy',
        stackOffset: 'expand' as const,
        showMark: false,
        valueFormatter: (
          value: number | null,
          { dataIndex }: { dataIndex: number },
        ) =>
          `${value} GWh, ${Math.round((100 * (value ?? 0)) / (totals[dataIndex] ?? 1))}%`,
      }))}
    />
  );
}
