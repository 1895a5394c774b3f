import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];

const sources = [
  { label: 'Wind', data: [38, 44, 52, 57, 66] },
  { label: 'Solar', data: [21, 27, 36, 45, 58] },
  { label: 'Hydro', data: [18, 17, 18, 19, 18] },
  { label: 'Biogas', data: [12, 13, 13, 12, 11] },
];

export default function ChartPaletteCustom() {
  const { info, warning, primary, success } = useTheme().palette;

  return (
    <LineChart
      title="Electricity by source, in gigawatt hours"
      desc="In four years, wind grows from 38 to 66 and solar from 21 to 58 gigawatt hours, while hydro and biogas hardly change."
      height={300}
      margin={{ top: 70 }}
      colors={[info.main, warning.main, primary.main, success.main]}
      xAxis={[{ scaleType: 'point', data: years }]}
      series={sources.map((source) => ({
        ...source,
        area: true,
        stack: 'sources',
        showMark: false,
      }))}
    />
  );
}
