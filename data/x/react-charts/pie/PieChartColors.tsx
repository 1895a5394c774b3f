import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { PieChart } from '@mui/x-charts/PieChart';

export default function PieChartColors() {
  const theme = useTheme();
  const { primary, secondary, success, error } = (theme.vars ?? theme).palette;

  return (
    <PieChart
      title="Invoices by state"
      desc="46 invoices are paid, 21 are sent, 9 are drafts and 6 are overdue."
      height={220}
      colors={[success.main, primary.main, secondary.main]}
      series={[
        {
          data: [
            { value: 46, label: 'Paid' },
            { value: 21, label: 'Sent' },
            { value: 9, label: 'Draft' },
            { value: 6, label: 'Overdue', color: error.main },
          ],
        },
      ]}
    />
  );
}
