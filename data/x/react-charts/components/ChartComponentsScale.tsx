import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDrawingArea, useSvgRef, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const prices = [0, 10, 20, 30, 40, 50, 60];
const sales = [900, 720, 540, 400, 260, 110, 20];

export default function ChartComponentsScale() {
  const [price, setPrice] = React.useState(30);

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <LineChart
        title="Expected sales by price"
        desc="The higher the price, the fewer sales: 900 if the product is free, and 20 at 60 dollars."
        height={260}
        margin={{ top: 20 }}
        xAxis={[{ data: prices, min: 0, max: 60, label: 'Price ($)' }]}
        series={[{ data: sales, showMark: false }]}
      >
        <PriceMarker price={price} onChange={setPrice} />
      </LineChart>
      <Typography variant="body2">Chosen price: ${price}</Typography>
      <Slider
        aria-label="Price"
        size="small"
        max={60}
        value={price}
        onChange={(_event, next) => setPrice(next as number)}
        sx={{ width: 240, maxWidth: '100%' }}
      />
    </Stack>
  );
}

interface PriceMarkerProps {
  price: number;
  onChange: (price: number) => void;
}

function PriceMarker({ price, onChange }: PriceMarkerProps) {
  const svgRef = useSvgRef();
  const { left, top, width, height } = useDrawingArea();
  const scale = useXScale<'linear'>();
  const x = scale(price);

  const pick = (event: React.MouseEvent) => {
    const pixels = event.clientX - svgRef.current.getBoundingClientRect().left;
    onChange(Math.round(scale.invert(pixels)));
  };

  return (
    <g>
      <path d={`M ${x} ${top} v ${height}`} stroke="currentColor" strokeWidth={2} />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        cursor="pointer"
        onClick={pick}
      />
    </g>
  );
}
