import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const chapters = ['arrival', 'departure'];

export default function TreeViewExpansionControlled() {
  const [open, setOpen] = React.useState<string[]>(['arrival']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          disabled={open.length === chapters.length}
          onClick={() => setOpen(chapters)}
        >
          Open all
        </Button>
        <Button
          size="small"
          disabled={open.length === 0}
          onClick={() => setOpen([])}
        >
          Close all
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="House rules"
        expandedItems={open}
        onExpandedItemsChange={(event, itemIds) => setOpen(itemIds)}
        sx={{ minHeight: 210 }}
      >
        <TreeItem itemId="arrival" label="Arrival">
          <TreeItem itemId="keys" label="Keys" />
          <TreeItem itemId="parking" label="Parking" />
        </TreeItem>
        <TreeItem itemId="departure" label="Departure">
          <TreeItem itemId="cleaning" label="Cleaning" />
          <TreeItem itemId="waste" label="Waste" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
