import * as React from 'react';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import {
  RichTreeViewPro,
  TreeItem2,
  type TreeItem2Props,
  type TreeViewBaseItem,
} from '@mui/x-tree-view-pro';

const files: TreeViewBaseItem[] = [
  {
    id: 'drafts/',
    label: 'Drafts',
    children: [
      { id: 'letter', label: 'Letter.odt' },
      { id: 'speech', label: 'Speech.odt' },
    ],
  },
  {
    id: 'final/',
    label: 'Final',
    children: [{ id: 'report', label: 'Report.pdf' }],
  },
  { id: 'archive/', label: 'Archive', children: [] },
];

const isFolder = (id: string) => id.endsWith('/');

const FileItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function FileItem(props, ref) {
    const Icon = isFolder(props.itemId) ? FolderOutlined : InsertDriveFileOutlined;
    return (
      <TreeItem2
        {...props}
        ref={ref}
        label={
          <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            <Icon color="action" fontSize="small" />
            {props.label}
          </span>
        }
      />
    );
  },
);

export default function RichTreeViewOrderingFolders() {
  return (
    <RichTreeViewPro
      aria-label="Documents"
      items={files}
      itemsReordering
      canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
        parentId === null || isFolder(parentId)
      }
      experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
      defaultExpandedItems={['drafts/', 'final/']}
      slots={{ item: FileItem }}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
