import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LinedItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.groupTransition}`]: {
    // Below the middle of the arrow: half of its width, and the padding of the row.
    marginInlineStart: 15,
    paddingInlineStart: 14,
    borderInlineStart: `1px solid ${theme.palette.divider}`,
    '& li': {
      position: 'relative',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: -14,
        top: 16,
        width: 12,
        borderTop: `1px solid ${theme.palette.divider}`,
      },
    },
  },
}));

export default function TreeViewConnectingLines() {
  return (
    <SimpleTreeView
      aria-label="Languages"
      defaultExpandedItems={['romance', 'iberian']}
      sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}
    >
      <LinedItem itemId="romance" label="Romance">
        <LinedItem itemId="iberian" label="Iberian">
          <LinedItem itemId="portuguese" label="Portuguese" />
          <LinedItem itemId="galician" label="Galician" />
        </LinedItem>
        <LinedItem itemId="romanian" label="Romanian" />
      </LinedItem>
      <LinedItem itemId="germanic" label="Germanic">
        <LinedItem itemId="dutch" label="Dutch" />
      </LinedItem>
    </SimpleTreeView>
  );
}
