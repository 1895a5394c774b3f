import { BarChart } from '@mui/x-charts/BarChart';

const floors = ['Ground', 'First', 'Second'];

export default function ChartStackingGroups() {
  return (
    <BarChart
      title="Desks per floor, now and planned"
      desc="On the second floor, 18 fixed and 10 shared desks become 28 shared ones. The other floors keep their fixed desks and get a few more shared ones."
      height={300}
      margin={{ top: 70 }}
      xAxis={[{ scaleType: 'band', data: floors }]}
      series={[
        { label: 'Fixed', stack: 'now', data: [12, 20, 18] },
        { label: 'Shared', stack: 'now', data: [6, 8, 10] },
        { label: 'Planned', data: [22, 32, 28] },
      ]}
    />
  );
}
