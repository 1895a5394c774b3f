import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectItemKeep() {
  const apiRef = useTreeViewApiRef();

  const addTent = (event: React.SyntheticEvent) =>
    apiRef.current?.selectItem({
      event,
      itemId: 'tent',
      keepExistingSelection: true,
      shouldBeSelected: true,
    });
  const onlyTent = (event: React.SyntheticEvent) =>
    apiRef.current?.selectItem({ event, itemId: 'tent', shouldBeSelected: true });

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={addTent}>
          Add the tent
        </Button>
        <Button size="small" onClick={onlyTent}>
          Only the tent
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Packing list"
        apiRef={apiRef}
        multiSelect
        defaultExpandedItems={['camp', 'kitchen']}
        defaultSelectedItems={['stove', 'kettle']}
        sx={{ minHeight: 240 }}
      >
        <TreeItem itemId="camp" label="Camp">
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="mat" label="Sleeping mat" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="stove" label="Stove" />
          <TreeItem itemId="kettle" label="Kettle" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
