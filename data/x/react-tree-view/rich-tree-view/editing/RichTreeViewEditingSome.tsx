import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

type Calendar = TreeViewBaseItem<{ id: string; label: string; owner: string }>;

const calendars: Calendar[] = [
  {
    id: 'own',
    label: 'My calendars',
    owner: 'app',
    children: [
      { id: 'home', label: 'Home', owner: 'me' },
      { id: 'choir', label: 'Choir', owner: 'me' },
    ],
  },
  {
    id: 'others',
    label: 'Other calendars',
    owner: 'app',
    children: [{ id: 'school', label: 'School holidays', owner: 'city' }],
  },
];

const CalendarItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function CalendarItem(props, ref) {
    return (
      <TreeItem2
        {...props}
        ref={ref}
        slotProps={{ labelInput: { 'aria-label': 'Name of the calendar' } }}
      />
    );
  },
);

export default function RichTreeViewEditingSome() {
  return (
    <RichTreeView
      aria-label="Calendars"
      items={calendars}
      isItemEditable={(calendar) => calendar.owner === 'me'}
      experimentalFeatures={{ labelEditing: true }}
      defaultExpandedItems={['own', 'others']}
      slots={{ item: CalendarItem }}
      sx={{ minHeight: 170, width: '100%', maxWidth: 360 }}
    />
  );
}
