import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';

const stops = ['Market', 'Museum', 'Stadium', 'Zoo'];

/** One sentence with the sum of a stack, instead of a table of its parts. */
function StopTooltip({ series, dataIndex, axisValue }: ChartsAxisContentProps) {
  if (dataIndex == null) {
    return null;
  }
  const sum = series.reduce(
    (total, { data }) => total + (Number(data?.[dataIndex]) || 0),
    0,
  );
  return (
    <Paper elevation={3} sx={{ padding: 1.5, marginInline: 2 }}>
      <Typography variant="subtitle2" component="div">
        {String(axisValue)}
      </Typography>
      <Typography variant="body2">{sum} people boarded</Typography>
    </Paper>
  );
}

export default function ChartTooltipContent() {
  return (
    <BarChart
      title="Boarding passengers per stop"
      desc="205 people boarded at the stadium, 163 at the market, 115 at the zoo and 88 at the museum."
      height={280}
      xAxis={[{ scaleType: 'band', data: stops }]}
      series={[
        { label: 'Adults', stack: 'people', data: [121, 60, 164, 52] },
        { label: 'Children', stack: 'people', data: [42, 28, 41, 63] },
      ]}
      slots={{ axisContent: StopTooltip }}
    />
  );
}
