import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewExpansionToggle() {
  const [message, setMessage] = React.useState('No change yet');

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <SimpleTreeView
        aria-label="Museum floors"
        onItemExpansionToggle={(event, itemId, isExpanded) =>
          setMessage(`${itemId} is ${isExpanded ? 'open' : 'closed'}`)
        }
        sx={{ minHeight: 200 }}
      >
        <TreeItem itemId="antiquity" label="Antiquity">
          <TreeItem itemId="coins" label="Coins" />
          <TreeItem itemId="vases" label="Vases" />
        </TreeItem>
        <TreeItem itemId="renaissance" label="Renaissance">
          <TreeItem itemId="portraits" label="Portraits" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
