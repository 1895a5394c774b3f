import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formatLevel = (value: number | null) =>
  value === null ? 'No reading' : `${value} cm`;

export default function LineChartSensorGaps() {
  return (
    <LineChart
      title="Level of two rivers per day"
      desc="The Ilse falls from 92 to 71 cm. The Ruhle rises from 40 to 63 cm and has no readings on Wednesday and Thursday."
      height={280}
      xAxis={[{ scaleType: 'point', data: days }]}
      series={[
        {
          label: 'Ilse',
          data: [92, 90, 86, 83, 77, 74, 71],
          valueFormatter: formatLevel,
        },
        {
          label: 'Ruhle',
          connectNulls: true,
          data: [40, 44, null, null, 55, 60, 63],
          valueFormatter: formatLevel,
        },
      ]}
    />
  );
}
