import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';

const sales = [12, 18, 15, 26, 31, 28, 40];
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const last = sales.length - 1;
// In percent of the chart
const points = sales.map((value, index) => ({
  x: (index / last) * 100,
  y: 100 - value * 2,
}));

export default function TooltipVirtualElement() {
  const [chart, setChart] = React.useState<HTMLElement | null>(null);
  const [index, setIndex] = React.useState(3);
  const { x = 0, y = 0 } = points[index] ?? {};
  const text = `${days[index]}: ${sales[index]} orders`;

  const anchorEl = React.useMemo(
    () => ({
      getBoundingClientRect() {
        const box = chart?.getBoundingClientRect() ?? new DOMRect();
        return new DOMRect(
          box.x + (box.width * x) / 100,
          box.y + (box.height * y) / 100,
        );
      },
    }),
    [chart, x, y],
  );

  const handlePointer = (event: React.PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    setIndex(Math.round(((event.clientX - box.x) / box.width) * last));
  };
  const handleKey = ({ key }: React.KeyboardEvent) => {
    if (key === 'ArrowLeft') setIndex(Math.max(index - 1, 0));
    if (key === 'ArrowRight') setIndex(Math.min(index + 1, last));
  };

  return (
    <Tooltip arrow placement="top" title={text} slotProps={{ popper: { anchorEl } }}>
      <Box
        ref={setChart}
        role="slider"
        tabIndex={0}
        aria-label="Orders of the week"
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={text}
        onPointerMove={handlePointer}
        onKeyDown={handleKey}
        sx={{
          position: 'relative',
          width: '100%',
          maxWidth: 420,
          height: 140,
          mx: 'auto',
        }}
      >
        <Box
          component="svg"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden
          sx={{ width: '100%', height: '100%', color: 'primary.main' }}
        >
          <polyline
            points={points.map((point) => `${point.x},${point.y}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </Box>
        <Box
          sx={{
            position: 'absolute',
            width: 12,
            height: 12,
            borderRadius: '50%',
            bgcolor: 'primary.main',
          }}
          // Not in sx, where right-to-left themes would mirror it
          style={{ left: `${x}%`, top: `${y}%`, transform: 'translate(-50%, -50%)' }}
        />
      </Box>
    </Tooltip>
  );
}
