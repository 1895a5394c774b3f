import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Part {
  id: string;
  label: string;
  stock?: number;
  children?: Part[];
}

const parts: Part[] = [
  {
    id: 'pump',
    label: 'Pump',
    children: [
      { id: 'seal', label: 'Seal ring, 40 left', stock: 40 },
      { id: 'impeller', label: 'Impeller, sold out', stock: 0 },
      { id: 'motor', label: 'Motor, 3 left', stock: 3 },
    ],
  },
  {
    id: 'filter',
    label: 'Filter, no longer made',
    stock: 0,
    children: [{ id: 'mesh', label: 'Mesh', stock: 12 }],
  },
];

const isSoldOut = (part: Part) => part.stock === 0;

export default function RichTreeViewItemsDisabled() {
  return (
    <RichTreeView
      aria-label="Spare parts"
      items={parts}
      isItemDisabled={isSoldOut}
      defaultExpandedItems={['pump', 'filter']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
