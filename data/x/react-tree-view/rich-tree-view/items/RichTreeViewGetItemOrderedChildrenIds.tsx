import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Task {
  id: string;
  label: string;
  hours: number;
  children?: Task[];
}

const project: Task[] = [
  {
    id: 'survey',
    label: 'Survey',
    hours: 2,
    children: [
      { id: 'questions', label: 'Write the questions', hours: 6 },
      { id: 'calls', label: 'Call the shops', hours: 9 },
    ],
  },
  {
    id: 'report',
    label: 'Report',
    hours: 1,
    children: [{ id: 'charts', label: 'Draw the charts', hours: 5 }],
  },
];

export default function RichTreeViewGetItemOrderedChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [hours, setHours] = React.useState(0);

  const getHours = (itemId: string): number => {
    const task: Task | undefined = apiRef.current?.getItem(itemId);
    const childrenIds = apiRef.current?.getItemOrderedChildrenIds(itemId) ?? [];
    return childrenIds.reduce((sum, id) => sum + getHours(id), task?.hours ?? 0);
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Project"
        apiRef={apiRef}
        items={project}
        defaultExpandedItems={['survey']}
        onSelectedItemsChange={(event, itemId) =>
          setHours(itemId ? getHours(itemId) : 0)
        }
        sx={{ minHeight: 170 }}
      />
      <Typography role="status" variant="body2">
        Selected work: {hours} hours
      </Typography>
    </Stack>
  );
}
