import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewItemsClick() {
  const [clicks, setClicks] = React.useState<string[]>([]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <SimpleTreeView
        aria-label="Planets"
        defaultExpandedItems={['rocky']}
        onItemClick={(event, itemId) =>
          setClicks((previous) => [...previous, itemId].slice(-3))
        }
        sx={{ minHeight: 190 }}
      >
        <TreeItem itemId="rocky" label="Rocky planets">
          <TreeItem itemId="venus" label="Venus" />
          <TreeItem itemId="mars" label="Mars" />
        </TreeItem>
        <TreeItem itemId="gas" label="Gas giants">
          <TreeItem itemId="saturn" label="Saturn" />
        </TreeItem>
        <TreeItem itemId="dwarf" label="Dwarf planets" disabled />
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {clicks.length > 0 ? `Last clicks: ${clicks.join(', ')}` : 'No click yet'}
      </Typography>
    </Stack>
  );
}
