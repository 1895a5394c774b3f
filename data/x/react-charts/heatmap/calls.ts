import type { HeatmapValueType } from '@mui/x-charts-pro/models';

export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
export const hours = ['8–10', '10–12', '12–14', '14–16', '16–18'];

/** Calls in each period, day by day. */
const counts = [
  [64, 92, 41, 58, 33],
  [48, 70, 38, 51, 29],
  [45, 63, 30, 47, 26],
  [52, 66, 35, 44, 22],
  [39, 55, 24, 28, 9],
];

/** The indexes of day and period, and the number of calls. */
export const calls = counts.flatMap((periods, day) =>
  periods.map((count, period): HeatmapValueType => [day, period, count]),
);
