import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import type { ScatterItemIdentifier } from '@mui/x-charts/models';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const stock = [
  { id: 'lamp', name: 'Lamp', x: 24, y: 310 },
  { id: 'desk', name: 'Desk', x: 180, y: 45 },
  { id: 'chair', name: 'Chair', x: 95, y: 160 },
  { id: 'shelf', name: 'Shelf', x: 120, y: 80 },
  { id: 'mirror', name: 'Mirror', x: 60, y: 205 },
];

export default function ScatterChartClick() {
  const [name, setName] = React.useState('none yet');

  return (
    <Stack spacing={1}>
      <ScatterChart
        title="Furniture by price and sales"
        desc={stock.map((it) => `${it.name}: €${it.x}, ${it.y} sold`).join('; ')}
        height={260}
        xAxis={[{ label: 'Price (€)', min: 0 }]}
        yAxis={[{ label: 'Sold', min: 0 }]}
        series={[{ id: 'stock', data: stock, markerSize: 7 }]}
        sx={{
          [`& .${axisClasses.left} .${axisClasses.label}`]: {
            transform: 'translateX(-10px)',
          },
        }}
        onItemClick={(_event: unknown, { dataIndex }: ScatterItemIdentifier) => {
          setName(stock[dataIndex]?.name ?? '');
        }}
      />
      <Typography role="status">Clicked: {name}</Typography>
    </Stack>
  );
}
