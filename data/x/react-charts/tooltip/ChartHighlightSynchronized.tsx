import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { HighlightItemData } from '@mui/x-charts/context';
import { PieChart } from '@mui/x-charts/PieChart';

const rooms = ['Kitchen', 'Office', 'Lab'];
const liters = [420, 90, 260];

export default function ChartHighlightSynchronized() {
  const [item, setItem] = React.useState<HighlightItemData | null>(null);
  const { primary, warning, success } = useTheme().palette;
  const colors = [primary.main, success.main, warning.main];
  const shared = { highlightedItem: item, onHighlightChange: setItem };
  const highlightScope = { highlight: 'item', fade: 'global' } as const;

  return (
    <Box
      sx={{
        width: '100%',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '3fr 2fr' },
      }}
    >
      <BarChart
        {...shared}
        title="Water per room, in liters"
        desc="The kitchen uses 420 liters, the lab 260 and the office 90."
        height={220}
        margin={{ top: 20 }}
        xAxis={[
          {
            scaleType: 'band',
            data: rooms,
            colorMap: { type: 'ordinal', values: rooms, colors },
          },
        ]}
        series={[{ id: 'water', data: liters, highlightScope }]}
        axisHighlight={{ x: 'none' }}
        tooltip={{ trigger: 'item' }}
      />
      <PieChart
        {...shared}
        title="Share of water per room"
        desc="More than half of the water is used in the kitchen."
        height={220}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        colors={colors}
        series={[
          {
            id: 'water',
            data: liters.map((value, index) => ({
              id: index,
              value,
              label: rooms[index],
            })),
            highlightScope,
          },
        ]}
        slotProps={{ legend: { hidden: true } }}
      />
    </Box>
  );
}
