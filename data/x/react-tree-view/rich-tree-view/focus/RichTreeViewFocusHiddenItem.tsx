import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const warehouse: TreeViewBaseItem[] = [
  {
    id: 'hall-a',
    label: 'Hall A',
    children: [
      {
        id: 'rack-7',
        label: 'Rack 7',
        children: [
          { id: 'parcel-301', label: 'Parcel 301' },
          { id: 'parcel-302', label: 'Parcel 302' },
        ],
      },
    ],
  },
  { id: 'hall-b', label: 'Hall B', children: [{ id: 'rack-1', label: 'Rack 1' }] },
];

/** The ids from the first level down to an item, or nothing if it is not there. */
function getPath(items: TreeViewBaseItem[], itemId: string): string[] {
  for (const { id, children = [] } of items) {
    const rest = id === itemId ? [] : getPath(children, itemId);
    if (id === itemId || rest.length > 0) {
      return [id, ...rest];
    }
  }
  return [];
}

export default function RichTreeViewFocusHiddenItem() {
  const apiRef = useTreeViewApiRef();
  const [expanded, setExpanded] = React.useState<string[]>([]);

  const showParcel = (event: React.SyntheticEvent) => {
    const path = getPath(warehouse, 'parcel-302');
    setExpanded((previous) => [...new Set([...previous, ...path.slice(0, -1)])]);
    requestAnimationFrame(() => apiRef.current?.focusItem(event, 'parcel-302'));
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={showParcel}>
        Find parcel 302
      </Button>
      <RichTreeView
        aria-label="Warehouse"
        apiRef={apiRef}
        items={warehouse}
        expandedItems={expanded}
        onExpandedItemsChange={(event, itemIds) => setExpanded(itemIds)}
        sx={{ minHeight: 200 }}
      />
    </Stack>
  );
}
