import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const chores = [
  {
    id: 'house',
    label: 'House',
    children: [
      { id: 'windows', label: 'Windows' },
      { id: 'gutter', label: 'Gutter' },
    ],
  },
  {
    id: 'car',
    label: 'Car',
    children: [
      { id: 'tires', label: 'Winter tires' },
      { id: 'wash', label: 'Wash' },
    ],
  },
];

const overdue = new Set(['gutter', 'tires']);

export default function RichTreeViewItemProps() {
  return (
    <RichTreeView
      aria-label="Chores, overdue ones in bold"
      items={chores}
      defaultExpandedItems={['house', 'car']}
      slotProps={{
        item: ({ itemId }) => ({
          className: overdue.has(itemId) ? 'overdue' : undefined,
        }),
      }}
      sx={{
        minHeight: 200,
        width: '100%',
        maxWidth: 360,
        '& .overdue .MuiTreeItem-label': { color: 'error.main', fontWeight: 700 },
      }}
    />
  );
}
