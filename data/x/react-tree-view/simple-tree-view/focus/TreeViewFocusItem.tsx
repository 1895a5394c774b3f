import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewFocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Button
        size="small"
        sx={{ alignSelf: 'flex-start' }}
        onClick={(event) => apiRef.current?.focusItem(event, 'drafts')}
      >
        Go to drafts
      </Button>
      <SimpleTreeView
        aria-label="Mail folders"
        apiRef={apiRef}
        defaultExpandedItems={['mail']}
        sx={{ minHeight: 200 }}
      >
        <TreeItem itemId="mail" label="Mail">
          <TreeItem itemId="inbox" label="Inbox" />
          <TreeItem itemId="drafts" label="Drafts" />
          <TreeItem itemId="sent" label="Sent" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
    </Stack>
  );
}
