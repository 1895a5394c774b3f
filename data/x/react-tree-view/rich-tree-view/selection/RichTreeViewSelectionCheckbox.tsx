import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const printers = [
  {
    id: 'ground-floor',
    label: 'Ground floor',
    children: [
      { id: 'reception', label: 'Reception, color' },
      { id: 'copy-room', label: 'Copy room, A3' },
    ],
  },
  {
    id: 'upper-floor',
    label: 'Upper floor',
    children: [{ id: 'library', label: 'Library, black and white' }],
  },
];

export default function RichTreeViewSelectionCheckbox() {
  return (
    <RichTreeView
      aria-label="Default printer"
      items={printers}
      checkboxSelection
      defaultExpandedItems={['ground-floor']}
      defaultSelectedItems="reception"
      slots={{ item: TreeItem2 }}
      slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
