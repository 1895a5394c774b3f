import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];

export default function ChartAxisPosition() {
  return (
    <LineChart
      title="Temperature on a day in October"
      desc="The coldest time is 6 a.m., with −2 °C or 28 °F, and the warmest is 3 p.m., with 19 °C or 66 °F."
      height={300}
      margin={{ top: 20, left: 60, right: 60 }}
      xAxis={[
        {
          data: hours,
          tickInterval: [0, 6, 12, 18, 24],
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        { id: 'celsius', label: 'Celsius', min: -10, max: 30 },
        {
          id: 'fahrenheit',
          label: 'Fahrenheit',
          min: 14,
          max: 86,
          tickInterval: [14, 32, 50, 68, 86],
        },
      ]}
      series={[{ yAxisId: 'celsius', data: [3, 0, -2, 5, 14, 19, 13, 8, 4] }]}
      leftAxis="celsius"
      rightAxis="fahrenheit"
    />
  );
}
