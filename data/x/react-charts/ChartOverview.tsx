import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const shifts = ['Early', 'Late', 'Night'];
const margin = { top: 16, bottom: 48, left: 56, right: 16 };

export default function ChartOverview() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <BarChart
        title="Parts made per shift"
        desc="The early shift makes 420 parts, the late shift 380 and the night shift 240."
        height={200}
        margin={margin}
        xAxis={[{ scaleType: 'band', data: shifts }]}
        yAxis={[{ label: 'Parts' }]}
        series={[{ data: [420, 380, 240] }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-10px)',
          },
        }}
      />
      <LineChart
        title="Parts made per week"
        desc="In six weeks, production grows from 6,100 to 7,300 parts."
        height={200}
        margin={margin}
        xAxis={[{ scaleType: 'point', data: [1, 2, 3, 4, 5, 6], label: 'Week' }]}
        yAxis={[{ label: 'Parts (thousands)' }]}
        series={[{ data: [6.1, 6.35, 6.3, 6.7, 7.05, 7.3] }]}
      />
      <PieChart
        title="Reasons for rejected parts"
        desc="Scratches cause 52% of the rejected parts, wrong sizes 31% and other faults 17%."
        height={200}
        margin={{ top: 16, bottom: 16, left: 16, right: 110 }}
        slotProps={{ legend: { labelStyle: { fontSize: 14 } } }}
        series={[
          {
            innerRadius: 40,
            data: [
              { value: 52, label: 'Scratch' },
              { value: 31, label: 'Size' },
              { value: 17, label: 'Other' },
            ],
          },
        ]}
      />
      <ScatterChart
        title="Speed and rejected parts"
        desc="The faster the machine runs, the more parts are rejected."
        height={200}
        margin={margin}
        xAxis={[{ label: 'Parts per minute', min: 30, max: 100 }]}
        yAxis={[{ label: 'Rejected (%)', min: 0 }]}
        series={[
          {
            data: [
              { id: 1, x: 40, y: 0.4 },
              { id: 2, x: 52, y: 0.6 },
              { id: 3, x: 60, y: 0.5 },
              { id: 4, x: 71, y: 0.9 },
              { id: 5, x: 78, y: 1.2 },
              { id: 6, x: 90, y: 1.7 },
            ],
          },
        ]}
      />
    </Box>
  );
}
