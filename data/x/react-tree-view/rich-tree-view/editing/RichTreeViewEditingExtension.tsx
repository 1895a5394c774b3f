import * as React from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import {
  TreeItem2LabelInput,
  type TreeItem2LabelInputProps,
} from '@mui/x-tree-view/TreeItem2LabelInput';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';

const files = [
  {
    id: 'scans',
    label: 'Scans',
    children: [
      { id: 'scan-1', label: 'lease.pdf' },
      { id: 'scan-2', label: 'passport.jpg' },
    ],
  },
  { id: 'notes', label: 'notes.txt' },
];

interface FileInputProps extends TreeItem2LabelInputProps {
  save: (event: React.SyntheticEvent, label: string) => void;
  cancel: (event: React.SyntheticEvent) => void;
}

function FileInput({ value = '', save, cancel, className }: FileInputProps) {
  const dot = value.includes('.') ? value.lastIndexOf('.') : value.length;
  const extension = value.slice(dot);
  const [stem, setStem] = React.useState(value.slice(0, dot));
  const saveStem = (event: React.SyntheticEvent) => {
    if (stem) {
      save(event, stem + extension);
    }
  };

  return (
    <Box sx={{ display: 'flex', gap: 0.5, width: '100%', minWidth: 0 }}>
      <TreeItem2LabelInput
        className={className}
        data-element="labelInput"
        aria-label={extension ? `Name without ${extension}` : 'Name'}
        autoFocus
        value={stem}
        onChange={(event) => setStem(event.target.value)}
        onBlur={saveStem}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            saveStem(event);
          } else if (event.key === 'Escape') {
            cancel(event);
          }
        }}
      />
      {extension}
    </Box>
  );
}

const FileItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function FileItem(props, ref) {
    const { interactions } = useTreeItem2Utils({
      itemId: props.itemId,
      children: props.children,
    });
    const labelInput: FileInputProps = {
      save: interactions.handleSaveItemLabel,
      cancel: interactions.handleCancelItemLabelEditing,
    };

    return (
      <TreeItem2
        {...props}
        ref={ref}
        slots={{ labelInput: FileInput }}
        slotProps={{ labelInput }}
      />
    );
  },
);

export default function RichTreeViewEditingExtension() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['scans']}
      slots={{ item: FileItem }}
      sx={{ minHeight: 150, width: '100%', maxWidth: 360 }}
    />
  );
}
