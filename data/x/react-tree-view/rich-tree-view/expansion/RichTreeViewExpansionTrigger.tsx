import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const manual = [
  {
    id: 'setup',
    label: 'Setting up the loom',
    children: [
      { id: 'frame', label: 'Frame' },
      { id: 'warp', label: 'Warp threads' },
    ],
  },
  {
    id: 'weaving',
    label: 'Weaving',
    children: [
      { id: 'plain', label: 'Plain weave' },
      { id: 'twill', label: 'Twill' },
    ],
  },
];

export default function RichTreeViewExpansionTrigger() {
  return (
    <RichTreeView
      aria-label="Manual"
      items={manual}
      expansionTrigger="iconContainer"
      defaultExpandedItems={['setup']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    />
  );
}
