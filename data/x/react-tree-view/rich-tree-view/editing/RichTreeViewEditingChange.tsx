import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const start: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'room-1', label: 'Workshop' },
      { id: 'room-2', label: 'Storage' },
    ],
  },
  { id: 'attic', label: 'Attic' },
];

function rename(
  items: readonly TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

const RoomItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function RoomItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ labelInput: { 'aria-label': 'Name of the room' } }}
      />
    );
  },
);

export default function RichTreeViewEditingChange() {
  const [rooms, setRooms] = React.useState(start);
  const [message, setMessage] = React.useState('Nothing renamed yet');

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <Typography role="status">{message}</Typography>
      <RichTreeView
        aria-label="Rooms"
        items={rooms}
        isItemEditable
        onItemLabelChange={(id, label) => {
          setRooms(rename(rooms, id, label));
          setMessage(`Renamed ${id} to ${label}`);
        }}
        experimentalFeatures={{ labelEditing: true }}
        defaultExpandedItems={['ground']}
        slots={{ item: RoomItem }}
        sx={{ minHeight: 140 }}
      />
    </Stack>
  );
}
