import * as React from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const isPlaceholder = (item: TreeViewBaseItem) => item.id.endsWith('-loading');

/** Stands for a request to a server. */
async function loadChildren(parentId: string): Promise<TreeViewBaseItem[]> {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  return [1, 2, 3].map((number) => ({
    id: `${parentId}-${number}`,
    label: `Receipt ${number} of ${parentId}`,
  }));
}

export default function RichTreeViewExpansionLoading() {
  const [items, setItems] = React.useState<TreeViewBaseItem[]>(
    ['April', 'May', 'June'].map((month) => ({
      id: month,
      label: month,
      children: [{ id: `${month}-loading`, label: 'Loading…' }],
    })),
  );

  const handleToggle = async (
    event: React.SyntheticEvent,
    itemId: string,
    isExpanded: boolean,
  ) => {
    const item = items.find(({ id }) => id === itemId);
    if (isExpanded && item?.children?.some(isPlaceholder)) {
      const children = await loadChildren(itemId);
      setItems((previous) =>
        previous.map((month) =>
          month.id === itemId ? { ...month, children } : month,
        ),
      );
    }
  };

  return (
    <RichTreeView
      aria-label="Receipts"
      items={items}
      isItemDisabled={isPlaceholder}
      onItemExpansionToggle={handleToggle}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    />
  );
}
