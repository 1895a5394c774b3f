import * as React from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

interface TaskItemProps extends TreeItem2Props {
  isDone?: boolean;
}

const TaskItem = React.forwardRef<HTMLLIElement, TaskItemProps>(function TaskItem(
  { isDone = false, ...props },
  ref,
) {
  return (
    <TreeItem2
      {...props}
      ref={ref}
      slotProps={{
        label: {
          title: isDone ? 'Done' : 'Open',
          style: { textDecoration: isDone ? 'line-through' : 'none' },
        },
      }}
    />
  );
});

export default function TreeViewLabelSlotProps() {
  return (
    <SimpleTreeView
      aria-label="Tasks before the move"
      defaultExpandedItems={['week-1', 'week-2']}
      sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}
    >
      <TaskItem itemId="week-1" label="First week" isDone>
        <TaskItem itemId="boxes" label="Order boxes" isDone />
        <TaskItem itemId="van" label="Rent a van" isDone />
      </TaskItem>
      <TaskItem itemId="week-2" label="Second week">
        <TaskItem itemId="meters" label="Read the meters" isDone />
        <TaskItem itemId="mail" label="Forward the mail" />
        <TaskItem itemId="walls" label="Paint the walls" />
      </TaskItem>
    </SimpleTreeView>
  );
}
