import * as React from 'react';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import {
  LineChart,
  AnimatedLine,
  type AnimatedLineProps,
} from '@mui/x-charts/LineChart';

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

/** The last month with a known value. */
const LAST_MONTH = 7;

function ForecastLine(props: AnimatedLineProps) {
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const clipId = React.useId();
  const boundary = scale(LAST_MONTH);

  return (
    <React.Fragment>
      <clipPath id={`${clipId}known`}>
        <rect x={left} y={top} width={boundary - left} height={height} />
      </clipPath>
      <clipPath id={`${clipId}forecast`}>
        <rect x={boundary} y={top} width={left + width - boundary} height={height} />
      </clipPath>
      <g clipPath={`url(#${clipId}known)`}>
        <AnimatedLine {...props} />
      </g>
      <g clipPath={`url(#${clipId}forecast)`}>
        <path
          d={props.d}
          fill="none"
          stroke={props.ownerState.color}
          strokeWidth={2}
          strokeDasharray="3 6"
        />
      </g>
    </React.Fragment>
  );
}

export default function LineChartForecast() {
  return (
    <LineChart
      title="Users per month, in thousands"
      desc="Users grow from 21 thousand in January to 44 thousand in July. The forecast for October is 58 thousand."
      height={280}
      margin={{ top: 20, right: 30 }}
      xAxis={[
        {
          data: months,
          tickInterval: months,
          valueFormatter: (month: number) => names[month - 1] ?? '',
        },
      ]}
      yAxis={[{ min: 0, max: 60 }]}
      series={[
        {
          data: [21, 24, 26, 31, 35, 38, 44, 49, 53, 58],
          showMark: ({ index }) => index < LAST_MONTH,
        },
      ]}
      slots={{ line: ForecastLine }}
    />
  );
}
