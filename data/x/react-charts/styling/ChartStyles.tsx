import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { chartsGridClasses } from '@mui/x-charts/ChartsGrid';

const shifts = ['Early', 'Day', 'Late', 'Night'];

export default function ChartStyles() {
  return (
    <BarChart
      title="Calls per shift"
      desc="The day shift answers 96 calls, the late shift 71, the early one 58 and the night shift 17."
      height={280}
      margin={{ top: 20 }}
      grid={{ horizontal: true }}
      xAxis={[{ scaleType: 'band', data: shifts }]}
      series={[{ data: [58, 96, 71, 17] }]}
      sx={(theme) => ({
        [`& .${barElementClasses.root}`]: {
          fill: (theme.vars ?? theme).palette.primary.main,
          fillOpacity: 0.25,
          stroke: (theme.vars ?? theme).palette.primary.main,
          strokeWidth: 2,
        },
        [`& .${chartsGridClasses.line}`]: { strokeDasharray: '2 6' },
        [`& .${axisClasses.left} .${axisClasses.line}`]: { display: 'none' },
        [`& .${axisClasses.bottom} .${axisClasses.tickLabel}`]: {
          fontWeight: 600,
        },
      })}
    />
  );
}
