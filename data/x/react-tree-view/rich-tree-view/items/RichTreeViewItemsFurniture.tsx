import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const furniture: TreeViewBaseItem[] = [
  {
    id: 'seating',
    label: 'Seating',
    children: [
      { id: 'armchairs', label: 'Armchairs' },
      { id: 'benches', label: 'Benches' },
    ],
  },
  {
    id: 'tables',
    label: 'Tables',
    children: [
      { id: 'desks', label: 'Desks' },
      { id: 'nightstands', label: 'Nightstands' },
    ],
  },
  { id: 'lamps', label: 'Lamps' },
];

export default function RichTreeViewItemsFurniture() {
  return (
    <RichTreeView
      aria-label="Furniture"
      items={furniture}
      defaultExpandedItems={['tables']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
