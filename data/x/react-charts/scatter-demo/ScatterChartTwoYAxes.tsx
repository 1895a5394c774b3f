import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Temperature in °C, ice creams sold, heating in kWh. */
const days = [
  [2, 12, 96],
  [6, 20, 81],
  [9, 31, 70],
  [14, 64, 42],
  [18, 120, 21],
  [23, 198, 6],
  [28, 285, 0],
];

export default function ScatterChartTwoYAxes() {
  return (
    <ScatterChart
      title="Ice cream and heating by temperature"
      desc="From 2 to 28 °C, ice creams rise from 12 to 285, and heating falls from 96 kWh to none."
      height={320}
      margin={{ right: 65 }}
      xAxis={[{ label: 'Temperature (°C)', min: 0, max: 30 }]}
      yAxis={[
        { id: 'ice', min: 0 },
        { id: 'heating', min: 0, valueFormatter: (heat: number) => `${heat} kWh` },
      ]}
      leftAxis="ice"
      rightAxis="heating"
      series={[
        {
          label: 'Ice creams (left)',
          yAxisId: 'ice',
          data: days.map(([x = 0, y = 0]) => ({ id: x, x, y })),
        },
        {
          label: 'Heating (right)',
          yAxisId: 'heating',
          data: days.map(([x = 0, , y = 0]) => ({ id: x, x, y })),
        },
      ]}
      slotProps={{
        legend: {
          itemMarkWidth: 12,
          itemMarkHeight: 12,
          labelStyle: { fontSize: 13 },
        },
      }}
    />
  );
}
