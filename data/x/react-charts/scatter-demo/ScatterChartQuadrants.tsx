import { useTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const ideas = [
  { id: 'Search', x: 3, y: 8 },
  { id: 'Dark mode', x: 2, y: 6 },
  { id: 'Export', x: 5, y: 7 },
  { id: 'Offline use', x: 9, y: 9 },
  { id: 'New logo', x: 4, y: 2 },
  { id: 'Chat', x: 8, y: 4 },
];

export default function ScatterChartQuadrants() {
  const theme = useTheme();
  const { text } = (theme.vars ?? theme).palette;
  const lineStyle = { stroke: text.secondary, strokeDasharray: '4 4' };

  return (
    <ScatterChart
      title="Ideas by effort and value"
      desc="Search, dark mode and export have a high value for little effort; offline use is valuable and costly."
      height={320}
      xAxis={[{ label: 'Effort', min: 0, max: 10 }]}
      yAxis={[{ label: 'Value', min: 0, max: 10 }]}
      series={[
        { data: ideas, markerSize: 7, valueFormatter: ({ id }) => String(id) },
      ]}
    >
      <ChartsReferenceLine x={5.5} lineStyle={lineStyle} />
      <ChartsReferenceLine y={5} lineStyle={lineStyle} />
    </ScatterChart>
  );
}
