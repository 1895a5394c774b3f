import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];

export default function LineChartTwoAxes() {
  return (
    <LineChart
      title="Temperature and humidity in the greenhouse"
      desc="While the temperature rises from 16 to 29 °C, the humidity falls from 82 to 55%."
      height={300}
      margin={{ left: 60, right: 60 }}
      xAxis={[{ scaleType: 'point', data: hours }]}
      yAxis={[
        { id: 'temperature', label: 'Temperature (°C)', min: 10, max: 30 },
        { id: 'humidity', label: 'Humidity (%)', min: 40, max: 100 },
      ]}
      leftAxis="temperature"
      rightAxis="humidity"
      series={[
        {
          label: 'Temperature',
          yAxisId: 'temperature',
          data: [16, 21, 26, 29, 27, 22],
        },
        { label: 'Humidity', yAxisId: 'humidity', data: [82, 74, 63, 55, 58, 69] },
      ]}
    />
  );
}
