import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';

const times = ['8:00', '9:00', '10:00', '11:00', '12:00', '13:00'];

export default function ChartComponentsTarget() {
  return (
    <LineChart
      title="Humidity in a greenhouse"
      desc="The humidity should be between 60% and 75%. It is too low at 8:00, with 52%, and too high at 12:00, with 79%."
      height={300}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: times }]}
      yAxis={[{ min: 40, max: 90, valueFormatter: (value: number) => `${value}%` }]}
      series={[{ data: [52, 61, 66, 72, 79, 70] }]}
    >
      <TargetBand from={60} to={75} />
    </LineChart>
  );
}

const Band = styled('rect')(({ theme }) => ({
  fill: (theme.vars ?? theme).palette.success.main,
  opacity: 0.2,
  pointerEvents: 'none',
}));

/** A stripe between two values of the y axis, as wide as the drawing area. */
function TargetBand({ from, to }: { from: number; to: number }) {
  const { left, width } = useDrawingArea();
  const toPixels = useYScale<'linear'>();
  const top = toPixels(to);

  return <Band x={left} y={top} width={width} height={toPixels(from) - top} />;
}
