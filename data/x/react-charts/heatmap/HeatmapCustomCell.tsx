import type * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { calls, days, hours } from './calls';

interface CellProps extends React.SVGProps<SVGRectElement> {
  ownerState: { value: number; color: string; isHighlighted: boolean };
}

/** A rounded cell with its value; dark cells have light text. */
function Cell({ ownerState, x, y, width, height, ...props }: CellProps) {
  const theme = useTheme();
  const { common, text } = (theme.vars ?? theme).palette;
  const { value, color, isHighlighted } = ownerState;
  const [left, top, across, down] = [x, y, width, height].map(Number);

  return (
    <g transform={`translate(${left}, ${top})`}>
      <rect
        {...props}
        x={2}
        y={2}
        width={Math.max((across ?? 0) - 4, 0)}
        height={Math.max((down ?? 0) - 4, 0)}
        rx={6}
        fill={color}
        stroke={text.secondary}
        strokeWidth={isHighlighted ? 3 : 0}
      />
      <text
        x={(across ?? 0) / 2}
        y={(down ?? 0) / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={13}
        pointerEvents="none"
        fill={value > 80 ? common.white : common.black}
      >
        {value}
      </text>
    </g>
  );
}

export default function HeatmapCustomCell() {
  return (
    <Box
      role="img"
      aria-label="Support calls, with a number in each cell."
      sx={{ width: '100%' }}
    >
      <Heatmap
        height={280}
        xAxis={[{ data: days }]}
        yAxis={[{ data: hours }]}
        series={[{ data: calls, highlightScope: { highlight: 'item' } }]}
        slots={{ cell: Cell }}
      />
    </Box>
  );
}
