import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const spices = [
  {
    id: 'seeds',
    label: 'Seeds',
    children: [
      { id: 'cumin', label: 'Cumin' },
      { id: 'fennel', label: 'Fennel' },
    ],
  },
  {
    id: 'roots',
    label: 'Roots',
    children: [{ id: 'turmeric', label: 'Turmeric' }],
  },
];

const notes: Record<string, string> = {
  cumin: 'Toast it before grinding.',
  fennel: 'Goes with fish and bread.',
  turmeric: 'Stains everything it touches.',
};

export default function RichTreeViewFocusPreview() {
  const [itemId, setItemId] = React.useState('');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Spices"
        items={spices}
        defaultExpandedItems={['seeds', 'roots']}
        onItemFocus={(event, focusedItemId) => setItemId(focusedItemId)}
        sx={{ minHeight: 170 }}
      />
      <Typography variant="body2" sx={{ minHeight: 24 }}>
        {notes[itemId] ?? 'Focus a spice to read about it.'}
      </Typography>
    </Stack>
  );
}
