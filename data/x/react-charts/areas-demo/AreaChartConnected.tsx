import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['1', '2', '3', '4', '5', '6', '7', '8'];
const readings = [14, 18, null, 25, 31, null, null, 28];

const charts = [
  { name: 'With gaps', connectNulls: false },
  { name: 'Connected', connectNulls: true },
];

export default function AreaChartConnected() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        width: '100%',
      }}
    >
      {charts.map(({ name, connectNulls }) => (
        <LineChart
          key={name}
          title={`Weight of a beehive: ${name.toLowerCase()}`}
          desc="The hive weighs between 14 and 31 kg. The readings of weeks 3, 6 and 7 are missing."
          height={220}
          xAxis={[{ scaleType: 'point', data: weeks }]}
          yAxis={[{ min: 0, max: 40 }]}
          series={[{ label: name, area: true, connectNulls, data: readings }]}
        />
      ))}
    </Box>
  );
}
