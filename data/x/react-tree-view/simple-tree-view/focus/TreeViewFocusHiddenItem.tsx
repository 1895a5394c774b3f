import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewFocusHiddenItem() {
  const apiRef = useTreeViewApiRef();
  const [open, setOpen] = React.useState<string[]>([]);

  // The tree knows an item only some time after it has been rendered.
  const focusWhenKnown = (
    event: React.SyntheticEvent,
    itemId: string,
    tries = 10,
  ) => {
    if (apiRef.current?.getItemDOMElement(itemId)) {
      apiRef.current.focusItem(event, itemId);
    } else if (tries > 0) {
      requestAnimationFrame(() => focusWhenKnown(event, itemId, tries - 1));
    }
  };

  const showInvoice = (event: React.SyntheticEvent) => {
    setOpen(['2025', '2025-q4']);
    focusWhenKnown(event, 'invoice-88');
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={showInvoice}>
        Show invoice 88
      </Button>
      <SimpleTreeView
        aria-label="Invoices by quarter"
        apiRef={apiRef}
        expandedItems={open}
        onExpandedItemsChange={(event, itemIds) => setOpen(itemIds)}
        sx={{ minHeight: 200 }}
      >
        <TreeItem itemId="2024" label="2024">
          <TreeItem itemId="invoice-31" label="Invoice 31" />
        </TreeItem>
        <TreeItem itemId="2025" label="2025">
          <TreeItem itemId="2025-q4" label="Fourth quarter">
            <TreeItem itemId="invoice-87" label="Invoice 87" />
            <TreeItem itemId="invoice-88" label="Invoice 88" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
