import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';

const costs = [
  { value: 920, label: 'Rent' },
  { value: 540, label: 'Food' },
  { value: 310, label: 'Travel' },
  { value: 48, label: 'Phone' },
];
const total = costs.reduce((sum, { value }) => sum + value, 0);

export default function PieChartPercentLabels() {
  const theme = useTheme();
  const { primary, secondary, success, error } = (theme.vars ?? theme).palette;

  return (
    <PieChart
      title="Costs of a month"
      desc="Rent is 51% of the costs, food 30%, travel 17% and phone 3%."
      height={240}
      colors={[primary.main, secondary.main, success.main, error.main]}
      series={[
        {
          data: costs,
          outerRadius: '78%',
          arcLabelRadius: '94%',
          arcLabel: ({ value }) => `${Math.round((100 * value) / total)}%`,
          valueFormatter: ({ value }) => `€${value}`,
        },
      ]}
      sx={{ [`& .${pieArcLabelClasses.root}`]: { fontSize: 14 } }}
    />
  );
}
