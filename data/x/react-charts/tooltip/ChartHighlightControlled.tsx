import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { HighlightItemData } from '@mui/x-charts/context';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];

const plants = [
  { id: 'bean', label: 'Bean', data: [2, 9, 21, 38] },
  { id: 'tomato', label: 'Tomato', data: [1, 5, 12, 24] },
  { id: 'basil', label: 'Basil', data: [1, 3, 6, 10] },
];

export default function ChartHighlightControlled() {
  const [item, setItem] = React.useState<HighlightItemData | null>({
    seriesId: 'tomato',
  });

  return (
    <Stack sx={{ width: '100%', gap: 1, alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Highlighted plant"
        value={item?.seriesId ?? null}
        onChange={(_event, seriesId: string | null) =>
          setItem(seriesId === null ? null : { seriesId })
        }
      >
        {plants.map((plant) => (
          <ToggleButton key={plant.id} value={plant.id}>
            {plant.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        title="Plant height in centimeters"
        desc="After four weeks, the bean is 38 centimeters tall, the tomato 24 and the basil 10."
        height={280}
        highlightedItem={item}
        onHighlightChange={setItem}
        xAxis={[{ scaleType: 'point', data: weeks }]}
        series={plants.map((plant) => ({
          ...plant,
          highlightScope: { highlight: 'series', fade: 'global' },
        }))}
        sx={{ '& .MuiLineElement-highlighted': { strokeWidth: 4 } }}
      />
    </Stack>
  );
}
