import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const shelves: TreeViewBaseItem[] = [
  {
    id: 'shelf-1',
    label: 'Shelf 1',
    children: [
      { id: 'jar-1', label: 'Lentils' },
      { id: 'jar-2', label: 'Red rice' },
    ],
  },
  {
    id: 'shelf-2',
    label: 'Shelf 2',
    children: [{ id: 'jar-3', label: 'Oat flakes' }],
  },
];

function isLeaf(item: TreeViewBaseItem) {
  return !item.children?.length;
}

const JarItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function JarItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ labelInput: { 'aria-label': 'Content of the jar' } }}
      />
    );
  },
);

export default function RichTreeViewEditingLeaves() {
  return (
    <RichTreeView
      aria-label="Pantry"
      items={shelves}
      isItemEditable={isLeaf}
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['shelf-1', 'shelf-2']}
      slots={{ item: JarItem }}
      sx={{ minHeight: 170, width: '100%', maxWidth: 360 }}
    />
  );
}
