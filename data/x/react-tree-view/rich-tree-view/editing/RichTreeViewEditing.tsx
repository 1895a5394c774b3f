import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const boards = [
  {
    id: 'kitchen',
    label: 'Kitchen',
    children: [
      { id: 'tiles', label: 'Tiles' },
      { id: 'worktops', label: 'Worktops' },
    ],
  },
  { id: 'garden', label: 'Garden' },
  { id: 'travel', label: 'Travel' },
];

const BoardItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function BoardItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ labelInput: { 'aria-label': 'Name of the board' } }}
      />
    );
  },
);

export default function RichTreeViewEditing() {
  return (
    <RichTreeView
      aria-label="Boards"
      items={boards}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['kitchen']}
      slots={{ item: BoardItem }}
      sx={{ minHeight: 190, width: '100%', maxWidth: 360 }}
    />
  );
}
