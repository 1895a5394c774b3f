import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';

const museums = ['Natural\nhistory', 'Modern\nart', 'Science', 'Open\nair'];

export default function ChartAxisOverflow() {
  return (
    <BarChart
      title="Visitors to four museums"
      desc="Natural history has 1.24 million visitors, science 980,000, modern art 730,000 and the open-air museum 310,000."
      height={300}
      margin={{ top: 20, left: 95, bottom: 70, right: 15 }}
      xAxis={[{ scaleType: 'band', data: museums, label: 'Museum' }]}
      yAxis={[{ label: 'Visitors per year' }]}
      series={[{ data: [1_240_000, 730_000, 980_000, 310_000] }]}
      sx={{
        [`& .${axisClasses.left} .${axisClasses.label}`]: {
          transform: 'translateX(-42px)',
        },
        [`& .${axisClasses.bottom} .${axisClasses.label}`]: {
          transform: 'translateY(14px)',
        },
      }}
    />
  );
}
