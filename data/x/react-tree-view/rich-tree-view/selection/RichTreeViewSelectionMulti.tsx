import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const photos = [
  {
    id: 'hike',
    label: 'Hike',
    children: [
      { id: 'summit', label: 'Summit' },
      { id: 'hut', label: 'Mountain hut' },
      { id: 'marmot', label: 'Marmot' },
      { id: 'sunset', label: 'Sunset' },
    ],
  },
  {
    id: 'harvest',
    label: 'Harvest',
    children: [
      { id: 'apples', label: 'Apples' },
      { id: 'cider', label: 'Cider press' },
    ],
  },
];

export default function RichTreeViewSelectionMulti() {
  return (
    <RichTreeView
      aria-label="Photos to print"
      items={photos}
      multiSelect
      defaultExpandedItems={['hike']}
      defaultSelectedItems={['summit', 'marmot']}
      sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}
    />
  );
}
