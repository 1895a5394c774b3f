import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const ChapterItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content}`]: {
    marginBlock: 2,
    borderInlineStart: '4px solid transparent',
    borderRadius: 0,
    [`&.${treeItemClasses.expanded}`]: { fontWeight: 700 },
    [`&.${treeItemClasses.selected}`]: {
      borderInlineStartColor: theme.palette.primary.main,
    },
    [`& .${treeItemClasses.label}`]: {
      fontSize: theme.typography.body2.fontSize,
      fontWeight: 'inherit',
    },
  },
}));

export default function TreeViewStyledItems() {
  return (
    <SimpleTreeView
      aria-label="Chapters"
      defaultExpandedItems={['part-1']}
      defaultSelectedItems="tides"
      itemChildrenIndentation={24}
      sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}
    >
      <ChapterItem itemId="part-1" label="Part 1: The sea">
        <ChapterItem itemId="currents" label="Currents" />
        <ChapterItem itemId="tides" label="Tides" />
        <ChapterItem itemId="ice" label="Ice" />
      </ChapterItem>
      <ChapterItem itemId="part-2" label="Part 2: The coast">
        <ChapterItem itemId="cliffs" label="Cliffs" />
      </ChapterItem>
    </SimpleTreeView>
  );
}
