import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import {
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueText,
  useGaugeState,
} from '@mui/x-charts/Gauge';

/** A needle from the center to the middle of the arc. */
function Needle() {
  const { valueAngle, innerRadius, cx, cy } = useGaugeState();
  const theme = useTheme();
  if (valueAngle === null) return null;
  const x = cx + innerRadius * Math.sin(valueAngle);
  const y = cy - innerRadius * Math.cos(valueAngle);
  const { text } = (theme.vars ?? theme).palette;

  return (
    <g fill={text.primary} stroke={text.primary}>
      <circle cx={cx} cy={cy} r={6} />
      <path d={`M ${cx} ${cy} L ${x} ${y}`} strokeWidth={3} strokeLinecap="round" />
    </g>
  );
}

export default function GaugePointer() {
  return (
    <GaugeContainer
      aria-label="Wind speed"
      aria-valuetext="34 kilometers per hour"
      value={34}
      valueMax={120}
      startAngle={-120}
      endAngle={120}
      width={220}
      height={200}
    >
      <GaugeReferenceArc />
      <g transform="translate(0, 44)">
        <GaugeValueText text={({ value }) => `${value ?? 0} km/h`} />
      </g>
      <Needle />
    </GaugeContainer>
  );
}
