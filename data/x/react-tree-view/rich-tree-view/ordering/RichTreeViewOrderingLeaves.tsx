import { RichTreeViewPro, useTreeViewApiRef } from '@mui/x-tree-view-pro';

const tables = [
  {
    id: 'table-1',
    label: 'Table 1',
    children: [
      { id: 'ines', label: 'Ines' },
      { id: 'jonas', label: 'Jonas' },
    ],
  },
  {
    id: 'table-2',
    label: 'Table 2',
    children: [
      { id: 'mei', label: 'Mei' },
      { id: 'omar', label: 'Omar' },
    ],
  },
];

export default function RichTreeViewOrderingLeaves() {
  const apiRef = useTreeViewApiRef();

  return (
    <RichTreeViewPro
      aria-label="Guests and tables"
      apiRef={apiRef}
      items={tables}
      itemsReordering
      isItemReorderable={(id) =>
        apiRef.current?.getItemOrderedChildrenIds(id).length === 0
      }
      experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      defaultExpandedItems={['table-1', 'table-2']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
