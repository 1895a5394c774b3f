import { RichTreeViewPro } from '@mui/x-tree-view-pro';

const columns = [
  {
    id: 'todo',
    label: 'To do',
    children: [
      { id: 'logo', label: 'Draw the logo' },
      { id: 'texts', label: 'Translate texts' },
      { id: 'fonts', label: 'Choose fonts' },
    ],
  },
  {
    id: 'review',
    label: 'In review',
    children: [
      { id: 'forms', label: 'Forms' },
      { id: 'search', label: 'Search' },
    ],
  },
];

export default function RichTreeViewOrderingSiblings() {
  return (
    <RichTreeViewPro
      aria-label="Tasks by priority"
      items={columns}
      itemsReordering
      canMoveItemToNewPosition={({ oldPosition, newPosition }) =>
        newPosition.parentId === oldPosition.parentId
      }
      experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      defaultExpandedItems={['todo', 'review']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
