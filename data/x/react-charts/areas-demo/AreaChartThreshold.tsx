import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import {
  areaElementClasses,
  LineChart,
  lineElementClasses,
} from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul'];

function ProfitGradient({ id }: { id: string }) {
  const { palette } = useTheme();
  const { top, height, bottom } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const svgHeight = top + height + bottom;
  const zero = (scale(0) ?? 0) / svgHeight;

  return (
    <linearGradient
      id={id}
      gradientUnits="userSpaceOnUse"
      x1="0"
      x2="0"
      y1="0"
      y2={svgHeight}
    >
      <stop offset={zero} stopColor={palette.success.main} />
      <stop offset={zero} stopColor={palette.error.main} />
    </linearGradient>
  );
}

export default function AreaChartThreshold() {
  const id = React.useId();

  return (
    <LineChart
      title="Profit and loss per month, in thousands of euros"
      desc="The shop loses up to 14 thousand a month from January to March, and earns up to 26 thousand from April on."
      height={280}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ min: -20, max: 30 }]}
      series={[{ area: true, showMark: false, data: [-9, -14, -6, 8, 15, 12, 26] }]}
      sx={{
        [`& .${areaElementClasses.root}`]: { fill: `url(#${id})`, opacity: 0.5 },
        [`& .${lineElementClasses.root}`]: { stroke: `url(#${id})` },
      }}
    >
      <ProfitGradient id={id} />
    </LineChart>
  );
}
