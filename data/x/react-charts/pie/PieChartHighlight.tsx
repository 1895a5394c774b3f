import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import type { HighlightItemData } from '@mui/x-charts/context';

const seats = [
  { value: 148, label: 'Economy' },
  { value: 36, label: 'Comfort' },
  { value: 16, label: 'First' },
];

export default function PieChartHighlight() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'seats',
    dataIndex: 1,
  });

  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {seats.map(({ label }, dataIndex) => (
          <Button
            key={label}
            aria-pressed={item?.dataIndex === dataIndex}
            variant={item?.dataIndex === dataIndex ? 'outlined' : 'text'}
            onClick={() => setItem({ seriesId: 'seats', dataIndex })}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <PieChart
        title="Seats by class"
        desc="The plane has 148 seats in economy, 36 in comfort and 16 in first class."
        height={240}
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[
          {
            id: 'seats',
            data: seats,
            innerRadius: 40,
            outerRadius: 95,
            cornerRadius: 4,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 12 },
            faded: { innerRadius: 48, additionalRadius: -12 },
          },
        ]}
      />
    </Stack>
  );
}
