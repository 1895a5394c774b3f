import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const slots = [
  {
    id: 'thursday',
    label: 'Thursday',
    children: [
      { id: 'thursday-am', label: 'Thursday, 8 to 12' },
      { id: 'thursday-pm', label: 'Thursday, 13 to 17' },
    ],
  },
  {
    id: 'saturday',
    label: 'Saturday',
    children: [{ id: 'saturday-am', label: 'Saturday, 9 to 11' }],
  },
  { id: 'pickup', label: 'Pick up at the store' },
];

export default function RichTreeViewSelectionSingle() {
  return (
    <RichTreeView
      aria-label="Delivery time"
      items={slots}
      defaultExpandedItems={['thursday']}
      defaultSelectedItems="thursday-pm"
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
