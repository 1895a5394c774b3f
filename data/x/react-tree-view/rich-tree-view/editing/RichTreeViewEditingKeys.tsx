import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import { useTreeItem2Utils } from '@mui/x-tree-view/hooks';

const tracks = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [
      { id: 'a1', label: 'Harbor lights' },
      { id: 'a2', label: 'Slow train' },
    ],
  },
  { id: 'side-b', label: 'Side B', children: [{ id: 'b1', label: 'Rain again' }] },
];

interface Cancellable {
  defaultMuiPrevented?: boolean;
}

const TrackItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function TrackItem(props, ref) {
    const { interactions } = useTreeItem2Utils({
      itemId: props.itemId,
      children: props.children,
    });

    return (
      <TreeItem2
        {...props}
        ref={ref}
        onKeyDown={(event) => {
          if (event.key === 'F2' && event.target === event.currentTarget) {
            interactions.toggleItemEditing();
          }
        }}
        slotProps={{
          label: {
            onDoubleClick: (event: React.MouseEvent & Cancellable) => {
              event.defaultMuiPrevented = true;
            },
          },
          labelInput: {
            'aria-label': 'Title of the track',
            onBlur: (event: React.FocusEvent & Cancellable) => {
              event.defaultMuiPrevented = true;
              interactions.handleCancelItemLabelEditing(event);
            },
          },
        }}
      />
    );
  },
);

export default function RichTreeViewEditingKeys() {
  return (
    <RichTreeView
      aria-label="Tracks"
      items={tracks}
      isItemEditable
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['side-a', 'side-b']}
      slots={{ item: TrackItem }}
      sx={{ minHeight: 170, width: '100%', maxWidth: 360 }}
    />
  );
}
