import { styled } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const regions = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'coast', label: 'Coast', children: [{ id: 'isles', label: 'Isles' }] },
      { id: 'moor', label: 'Moor' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'alps', label: 'Alps' }] },
];

const CardItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    marginBlock: 4,
    paddingBlock: 6,
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 12,
    [`&.${treeItemClasses.selected}`]: {
      borderColor: theme.palette.primary.main,
    },
    [`& .${treeItemClasses.iconContainer}`]: {
      color: theme.palette.primary.main,
    },
  },
  [`& > .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: 16,
    paddingInlineStart: 12,
    borderInlineStart: `2px dotted ${theme.palette.divider}`,
  },
}));

export default function RichTreeViewStyledItems() {
  return (
    <RichTreeView
      aria-label="Sales regions"
      items={regions}
      defaultExpandedItems={['north', 'coast']}
      defaultSelectedItems="moor"
      slots={{ item: CardItem }}
      sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}
    />
  );
}
