import { ScatterChart } from '@mui/x-charts/ScatterChart';

const short = [
  { id: 'OSL-BGO', x: 325, y: 55 },
  { id: 'LYS-NCE', x: 300, y: 50 },
  { id: 'HAM-MUC', x: 600, y: 75 },
  { id: 'MAD-BCN', x: 480, y: 75 },
  { id: 'ROM-MIL', x: 470, y: 70 },
];
const medium = [
  { id: 'OSL-ROM', x: 2010, y: 190 },
  { id: 'LIS-WAW', x: 2760, y: 240 },
  { id: 'DUB-ATH', x: 2850, y: 235 },
  { id: 'HEL-MAD', x: 2950, y: 265 },
  { id: 'PAR-IST', x: 2240, y: 205 },
  { id: 'AMS-BUD', x: 1150, y: 120 },
];

export default function ScatterChartBasic() {
  return (
    <ScatterChart
      title="Flights by distance and duration"
      desc="Eleven flights: the longer the distance, from 300 to 2,950 km, the longer the flight, from 50 to 265 minutes."
      height={300}
      xAxis={[{ label: 'Distance (km)', min: 0 }]}
      margin={{ left: 65 }}
      yAxis={[{ min: 0, valueFormatter: (minutes: number) => `${minutes} min` }]}
      series={[
        { label: 'Domestic', data: short },
        { label: 'European', data: medium },
      ]}
    />
  );
}
