import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const groceries = [
  {
    id: 'Bakery',
    label: 'Bakery',
    children: [
      { id: 'Rolls', label: 'Rolls' },
      { id: 'Bagels', label: 'Bagels' },
    ],
  },
  {
    id: 'Dairy',
    label: 'Dairy',
    children: [
      { id: 'Yogurt', label: 'Yogurt' },
      { id: 'Feta', label: 'Feta' },
    ],
  },
];

export default function RichTreeViewSelectionToggle() {
  const [counts, setCounts] = React.useState({ added: 0, removed: 0 });
  const [lastItem, setLastItem] = React.useState('nothing');

  const countChange = (
    event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    const key = isSelected ? 'added' : 'removed';
    setCounts((previous) => ({ ...previous, [key]: previous[key] + 1 }));
    setLastItem(`${itemId} (${key})`);
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Groceries"
        items={groceries}
        multiSelect
        defaultExpandedItems={['Bakery', 'Dairy']}
        onItemSelectionToggle={countChange}
        sx={{ minHeight: 200 }}
      />
      <Typography role="status" variant="body2">
        Added: {counts.added}, removed: {counts.removed}, last: {lastItem}
      </Typography>
    </Stack>
  );
}
