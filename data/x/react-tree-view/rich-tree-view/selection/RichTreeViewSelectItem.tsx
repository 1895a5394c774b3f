import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const exercises = [
  { id: 'plank', label: 'Plank' },
  { id: 'lunges', label: 'Lunges' },
  { id: 'stretch', label: 'Stretch' },
];
const workout = [
  { id: 'workout', label: 'Ten-minute workout', children: exercises },
  { id: 'notes', label: 'Notes' },
];

export default function RichTreeViewSelectItem() {
  const apiRef = useTreeViewApiRef();
  const [current, setCurrent] = React.useState<string | null>('plank');

  const selectNext = (event: React.SyntheticEvent) => {
    const index = exercises.findIndex(({ id }) => id === current);
    const next = exercises[(index + 1) % exercises.length];
    if (next) {
      apiRef.current?.selectItem({ event, itemId: next.id, shouldBeSelected: true });
    }
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <RichTreeView
        aria-label="Workout"
        apiRef={apiRef}
        items={workout}
        defaultExpandedItems={['workout']}
        selectedItems={current}
        onSelectedItemsChange={(event, itemId) => setCurrent(itemId)}
        sx={{ minHeight: 170 }}
      />
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={selectNext}>
        Next exercise
      </Button>
    </Stack>
  );
}
