import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const beds: TreeViewBaseItem[] = [
  {
    id: 'vegetables',
    label: 'Vegetables',
    children: [
      { id: 'tomatoes', label: 'Tomatoes' },
      { id: 'beans', label: 'Runner beans' },
      { id: 'chard', label: 'Swiss chard' },
    ],
  },
  { id: 'herbs', label: 'Herbs', children: [{ id: 'thyme', label: 'Thyme' }] },
  { id: 'compost', label: 'Compost' },
];

export default function TreeViewQuickstartRich() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Typography id="garden-beds" component="h3" variant="subtitle1">
        Garden beds
      </Typography>
      <RichTreeView
        aria-labelledby="garden-beds"
        items={beds}
        defaultExpandedItems={['vegetables']}
        sx={{ minHeight: 200 }}
      />
    </Box>
  );
}
