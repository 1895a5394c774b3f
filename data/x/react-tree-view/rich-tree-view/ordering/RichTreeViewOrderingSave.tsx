import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import {
  RichTreeViewPro,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const courses: TreeViewBaseItem[] = [
  {
    id: 'starters',
    label: 'Starters',
    children: [
      { id: 'soup', label: 'Pumpkin soup' },
      { id: 'salad', label: 'Bean salad' },
    ],
  },
  { id: 'mains', label: 'Mains', children: [{ id: 'pie', label: 'Leek pie' }] },
];

function outline(items: readonly TreeViewBaseItem[]): string {
  return items
    .map(({ id, children }) =>
      children?.length ? `${id} (${outline(children)})` : id,
    )
    .join(', ');
}

export default function RichTreeViewOrderingSave() {
  const apiRef = useTreeViewApiRef();
  const [saved, setSaved] = React.useState(() => outline(courses));

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <RichTreeViewPro
        aria-label="Menu of the week"
        apiRef={apiRef}
        items={courses}
        itemsReordering
        onItemPositionChange={() => {
          // The tree has its new order after this event.
          setTimeout(() => setSaved(outline(apiRef.current?.getItemTree() ?? [])));
        }}
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        defaultExpandedItems={['starters', 'mains']}
        sx={{ minHeight: 170 }}
      />
      <Box component="output" sx={{ typography: 'body2' }}>
        Saved: {saved}
      </Box>
    </Stack>
  );
}
