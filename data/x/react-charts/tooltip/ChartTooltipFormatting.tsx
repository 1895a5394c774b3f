import { LineChart } from '@mui/x-charts/LineChart';

const buses = ['7:00', '7:20', '7:40', '8:00', '8:20', '8:40'];
const passengers = [18, 41, null, 55, 49, 22];
const seats = [40, 40, 40, 60, 60, 40];

export default function ChartTooltipFormatting() {
  return (
    <LineChart
      title="Passengers per bus"
      desc="Between 18 and 55 people are on a bus. The bus at 7:40 was canceled."
      height={280}
      xAxis={[
        {
          scaleType: 'point',
          data: buses,
          valueFormatter: (time: string, { location }) =>
            location === 'tooltip' ? `Bus at ${time}` : time,
        },
      ]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[
        {
          label: 'Passengers',
          data: passengers,
          valueFormatter: (value, { dataIndex }) =>
            value === null ? 'Canceled' : `${value} of ${seats[dataIndex]} seats`,
        },
      ]}
    />
  );
}
