import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Trail {
  id: string;
  label: string;
  kilometers?: number;
  children?: Trail[];
}

const trails: Trail[] = [
  {
    id: 'forest',
    label: 'Forest',
    children: [
      { id: 'oak', label: 'Oak loop', kilometers: 7 },
      { id: 'mill', label: 'Old mill', kilometers: 12 },
    ],
  },
  {
    id: 'shore',
    label: 'Shore',
    children: [{ id: 'cliffs', label: 'Cliff walk', kilometers: 18 }],
  },
];

export default function RichTreeViewGetItem() {
  const apiRef = useTreeViewApiRef();
  const [trail, setTrail] = React.useState<Trail | null>(null);

  const showTrail = (event: React.SyntheticEvent, itemId: string | null) =>
    setTrail(itemId ? apiRef.current?.getItem(itemId) : null);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Trails"
        apiRef={apiRef}
        items={trails}
        defaultExpandedItems={['forest', 'shore']}
        onSelectedItemsChange={showTrail}
        sx={{ minHeight: 170 }}
      />
      <Paper variant="outlined" role="status" sx={{ padding: 2 }}>
        <Typography variant="subtitle2" component="div">
          {trail?.label ?? 'No trail'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {trail?.kilometers ? `${trail.kilometers} km` : 'Select one in the tree'}
        </Typography>
      </Paper>
    </Stack>
  );
}
