import { PieChart } from '@mui/x-charts/PieChart';

const files = [
  { id: 'photos', value: 128, label: 'Photos' },
  { id: 'videos', value: 74, label: 'Videos' },
  { id: 'music', value: 22, label: 'Music' },
];

export default function PieChartBasic() {
  return (
    <PieChart
      title="Used storage"
      desc="Photos use 128 GB, videos 74 GB and music 22 GB."
      height={220}
      series={[{ data: files, valueFormatter: ({ value }) => `${value} GB` }]}
    />
  );
}
