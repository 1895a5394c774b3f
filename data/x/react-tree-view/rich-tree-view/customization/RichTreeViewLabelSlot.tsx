import * as React from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  TreeItem2Label,
  type TreeItem2Props,
} from '@mui/x-tree-view/TreeItem2';
import { unstable_useTreeItem2 as useTreeItem2 } from '@mui/x-tree-view/useTreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Stop = TreeViewBaseItem<{ id: string; label: string; note?: string }>;

const stops: Stop[] = [
  {
    id: 'route-7',
    label: 'Route 7',
    note: 'Every 20 minutes',
    children: [
      { id: 'harbor', label: 'Harbor', note: 'Ferry, tram' },
      { id: 'hospital', label: 'Hospital', note: 'Step-free' },
    ],
  },
  { id: 'route-9', label: 'Route 9', note: 'Not on Sundays' },
];

interface LabelProps extends React.ComponentPropsWithoutRef<'div'> {
  note?: string;
}

function NoteLabel({ note, children, ...props }: LabelProps) {
  return (
    <TreeItem2Label {...props}>
      {children}
      <Typography variant="body2" color="text.secondary">
        {note}
      </Typography>
    </TreeItem2Label>
  );
}

const StopItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function StopItem(props, ref) {
    const { publicAPI } = useTreeItem2(props);
    const stop: Stop = publicAPI.getItem(props.itemId);
    const label: LabelProps = { note: stop.note };

    return (
      <TreeItem2
        {...props}
        ref={ref}
        slots={{ label: NoteLabel }}
        slotProps={{ label }}
      />
    );
  },
);

export default function RichTreeViewLabelSlot() {
  return (
    <RichTreeView
      aria-label="Bus routes"
      items={stops}
      defaultExpandedItems={['route-7']}
      slots={{ item: StopItem }}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
