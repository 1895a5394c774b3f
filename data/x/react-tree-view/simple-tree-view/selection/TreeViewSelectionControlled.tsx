import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const vegetarian = ['risotto', 'salad'];

export default function TreeViewSelectionControlled() {
  const [dishes, setDishes] = React.useState<string[]>(['risotto']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button size="small" onClick={() => setDishes(vegetarian)}>
          All without meat
        </Button>
        <Button
          size="small"
          disabled={dishes.length === 0}
          onClick={() => setDishes([])}
        >
          Clear ({dishes.length})
        </Button>
      </Stack>
      <SimpleTreeView
        aria-label="Menu of the day"
        multiSelect
        defaultExpandedItems={['mains', 'sides']}
        selectedItems={dishes}
        onSelectedItemsChange={(event, itemIds) => setDishes(itemIds)}
        sx={{ minHeight: 240 }}
      >
        <TreeItem itemId="mains" label="Main courses">
          <TreeItem itemId="risotto" label="Mushroom risotto" />
          <TreeItem itemId="goulash" label="Goulash" />
          <TreeItem itemId="trout" label="Trout" />
        </TreeItem>
        <TreeItem itemId="sides" label="Side dishes">
          <TreeItem itemId="salad" label="Green salad" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
