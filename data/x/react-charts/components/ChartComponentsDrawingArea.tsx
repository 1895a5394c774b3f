import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const shelves = ['A', 'B', 'C', 'D'];

export default function ChartComponentsDrawingArea() {
  const [margin, setMargin] = React.useState(50);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Books per shelf"
        desc="Shelf A holds 42 books, B 35, C 48 and D 27."
        height={260}
        margin={{ top: margin, bottom: margin, left: margin, right: margin }}
        xAxis={[{ scaleType: 'band', data: shelves }]}
        yAxis={[{ max: 80 }]}
        series={[{ data: [42, 35, 48, 27] }]}
      >
        <Frame />
      </BarChart>
      <Stack sx={{ alignSelf: 'center', width: 240, maxWidth: '100%' }}>
        <Typography variant="body2">margin: {margin}</Typography>
        <Slider
          aria-label="margin"
          size="small"
          min={30}
          max={80}
          value={margin}
          onChange={(_event, next) => setMargin(next as number)}
        />
      </Stack>
    </Stack>
  );
}

const Text = styled('text')(({ theme }) => ({
  ...theme.typography.body2,
  fill: (theme.vars ?? theme).palette.text.primary,
  textAnchor: 'middle',
}));

function Frame() {
  const { left, top, width, height } = useDrawingArea();

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 4"
      />
      <Text x={left + width / 2} y={top + 24}>
        {Math.round(width)} × {Math.round(height)}
      </Text>
    </g>
  );
}
