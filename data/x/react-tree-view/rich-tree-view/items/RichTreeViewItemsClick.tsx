import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const rivers = [
  {
    id: 'Danube',
    label: 'Danube',
    children: [
      { id: 'Inn', label: 'Inn' },
      { id: 'Sava', label: 'Sava' },
    ],
  },
  { id: 'Loire', label: 'Loire', children: [{ id: 'Allier', label: 'Allier' }] },
];

export default function RichTreeViewItemsClick() {
  const [message, setMessage] = React.useState('No click yet');

  const describeClick = (event: React.MouseEvent, itemId: string) => {
    const key = event.ctrlKey || event.metaKey ? ' with Ctrl or Cmd' : '';
    setMessage(`Click on ${itemId}${key}`);
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <RichTreeView
        aria-label="Rivers and tributaries"
        items={rivers}
        defaultExpandedItems={['Danube']}
        onItemClick={describeClick}
        sx={{ minHeight: 170 }}
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
