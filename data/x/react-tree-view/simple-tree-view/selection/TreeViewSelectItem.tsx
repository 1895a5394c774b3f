import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={(event) => apiRef.current?.selectItem({ event, itemId: 'friday' })}
      >
        Toggle Friday
      </Button>
      <SimpleTreeView
        aria-label="Days off"
        apiRef={apiRef}
        defaultExpandedItems={['week']}
        sx={{ minHeight: 170 }}
      >
        <TreeItem itemId="week" label="Next week">
          <TreeItem itemId="monday" label="Monday" />
          <TreeItem itemId="friday" label="Friday" />
        </TreeItem>
        <TreeItem itemId="later" label="Later" />
      </SimpleTreeView>
    </Stack>
  );
}
