import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const layers = [
  {
    id: 'labels',
    label: 'Labels',
    children: [
      { id: 'cities', label: 'Cities' },
      { id: 'rivers', label: 'Rivers' },
    ],
  },
  { id: 'roads', label: 'Roads' },
  { id: 'terrain', label: 'Terrain' },
];

export default function RichTreeViewOrderingChange() {
  const [message, setMessage] = React.useState('Nothing moved yet');

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <Typography role="status">{message}</Typography>
      <RichTreeViewPro
        aria-label="Layers of the map"
        items={layers}
        itemsReordering
        onItemPositionChange={({ itemId, oldPosition, newPosition }) => {
          const from = `${oldPosition.parentId ?? 'top level'}, ${oldPosition.index}`;
          const to = `${newPosition.parentId ?? 'top level'}, ${newPosition.index}`;
          setMessage(`${itemId}: from ${from} to ${to}`);
        }}
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        defaultExpandedItems={['labels']}
        sx={{ minHeight: 170 }}
      />
    </Stack>
  );
}
