import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const start: TreeViewBaseItem[] = [
  {
    id: 'day-1',
    label: 'Day 1',
    children: [
      { id: 'museum', label: 'Museum' },
      { id: 'market', label: 'Market hall' },
      { id: 'ferry', label: 'Ferry' },
    ],
  },
  { id: 'day-2', label: 'Day 2', children: [{ id: 'hike', label: 'Hike' }] },
];

function move(
  items: readonly TreeViewBaseItem[],
  id: string,
  step: number,
): TreeViewBaseItem[] {
  const moved = items.find((item) => item.id === id);
  if (moved) {
    const rest = items.filter((item) => item !== moved);
    const target = items.indexOf(moved) + step;
    return target < 0 || target > rest.length
      ? [...items]
      : [...rest.slice(0, target), moved, ...rest.slice(target)];
  }
  return items.map((item) =>
    item.children ? { ...item, children: move(item.children, id, step) } : item,
  );
}

export default function RichTreeViewOrderingButtons() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = React.useState(start);
  const [selected, setSelected] = React.useState<string | null>('market');

  const moveSelected = (step: number) => {
    if (selected !== null && apiRef.current) {
      setItems(move(apiRef.current.getItemTree(), selected, step));
    }
  };

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" onClick={() => moveSelected(-1)}>
          Move up
        </Button>
        <Button variant="outlined" onClick={() => moveSelected(1)}>
          Move down
        </Button>
      </Stack>
      <RichTreeViewPro
        aria-label="Travel plan"
        apiRef={apiRef}
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(event, id) => setSelected(id)}
        itemsReordering
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        defaultExpandedItems={['day-1', 'day-2']}
        sx={{ minHeight: 200 }}
      />
    </Stack>
  );
}
