import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const folders = [
  {
    id: 'documents',
    label: 'Documents',
    children: [
      { id: 'contracts', label: 'Contracts' },
      { id: 'invoices', label: 'Invoices' },
      { id: 'minutes', label: 'Minutes' },
    ],
  },
  {
    id: 'pictures',
    label: 'Pictures',
    children: [
      { id: 'products', label: 'Product photos' },
      { id: 'events', label: 'Events' },
    ],
  },
  { id: 'music', label: 'Music' },
  { id: 'downloads', label: 'Downloads' },
];

const FolderItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function FolderItem(props, ref) {
    // Screen readers announce the item itself as selected, so its checkbox is decorative.
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ checkbox: { 'aria-hidden': true } }}
      />
    );
  },
);

export default function TreeViewBackupFolders() {
  return (
    <RichTreeView
      aria-label="Folders to back up"
      items={folders}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['documents', 'pictures']}
      defaultSelectedItems={['contracts', 'invoices', 'products']}
      slots={{ item: FolderItem }}
      sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}
    />
  );
}
