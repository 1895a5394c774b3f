import Stack from '@mui/material/Stack';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const rooms = [
  { name: 'Lab', used: 35, color: 'success' },
  { name: 'Hall', used: 78, color: 'warning' },
  { name: 'Store', used: 96, color: 'error' },
] as const;

export default function GaugeColors() {
  return (
    <Stack direction="row" sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
      {rooms.map(({ name, used, color }) => (
        <Gauge
          key={name}
          aria-label={`${name}, space in use`}
          value={used}
          text={`${name} ${used}%`}
          width={140}
          height={140}
          cornerRadius="50%"
          sx={(theme) => ({
            [`& .${gaugeClasses.valueArc}`]: {
              fill: (theme.vars ?? theme).palette[color].main,
            },
            [`& .${gaugeClasses.referenceArc}`]: {
              fill: (theme.vars ?? theme).palette.action.selected,
            },
          })}
        />
      ))}
    </Stack>
  );
}
