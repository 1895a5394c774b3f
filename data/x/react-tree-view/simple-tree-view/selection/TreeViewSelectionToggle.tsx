import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectionToggle() {
  const [changes, setChanges] = React.useState<string[]>([]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 2 }}>
      <SimpleTreeView
        aria-label="Platforms"
        defaultExpandedItems={['north', 'south']}
        onItemSelectionToggle={(event, itemId, isSelected) =>
          setChanges((previous) =>
            [...previous, `${isSelected ? '+' : '−'} ${itemId}`].slice(-4),
          )
        }
        sx={{ minHeight: 200 }}
      >
        <TreeItem itemId="north" label="North hall">
          <TreeItem itemId="platform-1" label="Platform 1" />
          <TreeItem itemId="platform-2" label="Platform 2" />
        </TreeItem>
        <TreeItem itemId="south" label="South hall">
          <TreeItem itemId="platform-9" label="Platform 9" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {changes.length > 0 ? changes.join(', ') : 'No change yet'}
      </Typography>
    </Stack>
  );
}
