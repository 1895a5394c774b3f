import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';

const apartments = Array.from({ length: 80 }, (_, id) => ({
  id,
  x: 28 + ((id * 37) % 90),
  y: Math.round(540 + ((id * 37) % 90) * 8 + 150 * Math.sin(id * id)),
}));

export default function ScatterChartZoom() {
  return (
    <ScatterChartPro
      title="Rent of apartments by area"
      desc="Apartments of 28 to 117 square meters cost 520 to 1,290 euros per month. Larger ones cost more."
      height={300}
      margin={{ top: 20, left: 60 }}
      xAxis={[{ label: 'Area (m²)', min: 20, max: 120, zoom: true }]}
      yAxis={[{ min: 200, max: 1600, zoom: true }]}
      series={[
        { data: apartments, valueFormatter: ({ x, y }) => `${x} m² for €${y}` },
      ]}
    />
  );
}
