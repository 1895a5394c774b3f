import type {} from '@mui/material/themeCssVarsAugmentation';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2021', '2022', '2023', '2024', '2025'];

export default function ChartAxisText() {
  return (
    <LineChart
      title="Trees in the city"
      desc="The number of trees grows from 41,000 in 2021 to 52,000 in 2025."
      height={280}
      margin={{ top: 20, left: 70, bottom: 60 }}
      xAxis={[
        {
          scaleType: 'point',
          data: years,
          tickSize: 10,
          tickLabelStyle: { fontSize: 14, fontWeight: 700 },
        },
      ]}
      yAxis={[
        {
          min: 40,
          max: 55,
          label: 'Thousand trees',
          labelStyle: { fontSize: 16, fontStyle: 'italic' },
        },
      ]}
      series={[{ data: [41, 43, 46, 50, 52] }]}
      sx={(theme) => ({
        [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
          stroke: (theme.vars ?? theme).palette.divider,
        },
        [`& .${axisClasses.directionY} .${axisClasses.tickLabel}`]: {
          fill: (theme.vars ?? theme).palette.text.secondary,
        },
      })}
    />
  );
}
