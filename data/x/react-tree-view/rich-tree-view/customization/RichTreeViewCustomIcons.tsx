import AddCircleOutline from '@mui/icons-material/AddCircleOutline';
import LocalFloristOutlined from '@mui/icons-material/LocalFloristOutlined';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const plants = [
  {
    id: 'shade',
    label: 'Shade',
    children: [
      { id: 'fern', label: 'Fern' },
      { id: 'hosta', label: 'Hosta' },
    ],
  },
  {
    id: 'sun',
    label: 'Full sun',
    children: [
      { id: 'lavender', label: 'Lavender' },
      { id: 'yarrow', label: 'Yarrow' },
    ],
  },
];

export default function RichTreeViewCustomIcons() {
  return (
    <RichTreeView
      aria-label="Plants by light"
      items={plants}
      defaultExpandedItems={['shade']}
      slots={{
        expandIcon: AddCircleOutline,
        collapseIcon: RemoveCircleOutline,
        endIcon: LocalFloristOutlined,
      }}
      slotProps={{ endIcon: { color: 'success' } }}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
