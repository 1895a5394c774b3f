import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const budget: TreeViewBaseItem[] = [
  {
    id: 'staff',
    label: 'Staff',
    children: [
      {
        id: 'training',
        label: 'Training',
        children: [
          { id: 'first-aid', label: 'First aid' },
          { id: 'welding', label: 'Welding' },
        ],
      },
      { id: 'salaries', label: 'Salaries' },
    ],
  },
  {
    id: 'building',
    label: 'Building',
    children: [{ id: 'heating', label: 'Heating' }],
  },
];

/** The ids of all parents in the first levels. */
function getParentIds(items: TreeViewBaseItem[], levels: number): string[] {
  return items.flatMap(({ id, children }) =>
    levels > 0 && children ? [id, ...getParentIds(children, levels - 1)] : [],
  );
}

export default function RichTreeViewExpansionControlled() {
  const [expanded, setExpanded] = React.useState(getParentIds(budget, 1));

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {['Overview', 'One level', 'Two levels'].map((label, levels) => (
          <Button
            key={label}
            size="small"
            onClick={() => setExpanded(getParentIds(budget, levels))}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        aria-label="Budget"
        items={budget}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 240 }}
      />
    </Stack>
  );
}
