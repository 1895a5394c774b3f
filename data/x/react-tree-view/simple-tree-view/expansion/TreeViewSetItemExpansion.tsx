import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSetItemExpansion() {
  const apiRef = useTreeViewApiRef();

  const setBasement = (isOpen: boolean) => (event: React.SyntheticEvent) =>
    apiRef.current?.setItemExpansion(event, 'basement', isOpen);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button size="small" onClick={setBasement(true)}>
          Open basement
        </Button>
        <Button size="small" onClick={setBasement(false)}>
          Close basement
        </Button>
      </Stack>
      <SimpleTreeView aria-label="Storage" apiRef={apiRef} sx={{ minHeight: 170 }}>
        <TreeItem itemId="attic" label="Attic">
          <TreeItem itemId="suitcases" label="Suitcases" />
        </TreeItem>
        <TreeItem itemId="basement" label="Basement">
          <TreeItem itemId="skis" label="Skis" />
          <TreeItem itemId="paint" label="Paint" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
