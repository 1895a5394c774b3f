import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const books = [
  {
    id: 'Novels',
    label: 'Novels',
    children: [
      { id: 'Emma', label: 'Emma' },
      { id: 'Persuasion', label: 'Persuasion' },
    ],
  },
  {
    id: 'Plays',
    label: 'Plays',
    children: [
      { id: 'Hamlet', label: 'Hamlet' },
      { id: 'The Seagull', label: 'The Seagull' },
    ],
  },
];

export default function RichTreeViewSelectionControlled() {
  const [selected, setSelected] = React.useState<string[]>(['Emma']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Reading list"
        items={books}
        multiSelect
        defaultExpandedItems={['Novels', 'Plays']}
        selectedItems={selected}
        onSelectedItemsChange={(event, itemIds) => setSelected(itemIds)}
        sx={{ minHeight: 200 }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', minHeight: 72 }}>
        {selected.map((title) => (
          <Chip
            key={title}
            label={title}
            onDelete={() => setSelected(selected.filter((id) => id !== title))}
          />
        ))}
      </Stack>
    </Stack>
  );
}
