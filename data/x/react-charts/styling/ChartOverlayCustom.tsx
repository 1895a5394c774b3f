import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

/** Gray bars of different heights at the places where the data will be. */
function BarSkeleton() {
  const { left, top, width, height } = useDrawingArea();
  const theme = useTheme();
  const step = width / 5;

  return (
    <g aria-hidden fill={(theme.vars ?? theme).palette.action.disabledBackground}>
      {[0.5, 0.8, 0.35, 0.65, 0.9].map((share, index) => (
        <rect
          key={share}
          x={left + (index + 0.15) * step}
          y={top + height * (1 - share)}
          width={step * 0.7}
          height={height * share}
          rx={4}
        />
      ))}
    </g>
  );
}

export default function ChartOverlayCustom() {
  return (
    <BarChart
      title="Visitors per exhibition, loading"
      desc="The values have not arrived yet."
      height={240}
      margin={{ top: 20 }}
      loading
      xAxis={[
        { scaleType: 'band', data: ['Rome', 'Maya', 'Silk', 'Nile', 'Vikings'] },
      ]}
      yAxis={[{ min: 0, max: 500 }]}
      series={[{ data: [] }]}
      slots={{ loadingOverlay: BarSkeleton }}
    />
  );
}
