import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { PieChart } from '@mui/x-charts/PieChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const guests = [
  { value: 64, label: 'Adults' },
  { value: 23, label: 'Children' },
  { value: 11, label: 'Crew' },
];

const Total = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <Total x={left + width / 2} y={top + height / 2}>
      {children}
    </Total>
  );
}

export default function PieChartCenterLabel() {
  const sum = guests.reduce((total, { value }) => total + value, 0);

  return (
    <PieChart
      title="People on board"
      desc="98 people are on board: 64 adults, 23 children and a crew of 11."
      height={220}
      series={[{ data: guests, innerRadius: '62%' }]}
    >
      <CenterLabel>{String(sum)}</CenterLabel>
    </PieChart>
  );
}
