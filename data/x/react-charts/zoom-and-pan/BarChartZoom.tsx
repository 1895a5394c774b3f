import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const days = Array.from({ length: 30 }, (_, index) => `Jun ${index + 1}`);
const orders = [
  34, 41, 38, 52, 66, 71, 29, 36, 44, 40, 55, 69, 75, 31, 38, 45, 47, 58, 73, 80, 33,
  40, 46, 51, 60, 76, 84, 35, 43, 49,
];

export default function BarChartZoom() {
  return (
    <BarChartPro
      title="Orders per day in June"
      desc="Orders rise from about 35 to a peak each week, and the peaks grow from 71 to 84."
      height={280}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'band', data: days, zoom: true }]}
      series={[{ data: orders }]}
    />
  );
}
