import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewQuickstart() {
  return (
    <SimpleTreeView
      aria-label="Garden plan"
      defaultExpandedItems={['vegetables']}
      defaultSelectedItems="tomatoes"
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="vegetables" label="Vegetables">
        <TreeItem itemId="tomatoes" label="Tomatoes" />
        <TreeItem itemId="beans" label="Runner beans" />
        <TreeItem itemId="chard" label="Swiss chard" />
      </TreeItem>
      <TreeItem itemId="herbs" label="Herbs">
        <TreeItem itemId="thyme" label="Thyme" />
        <TreeItem itemId="sage" label="Sage" />
      </TreeItem>
      <TreeItem itemId="compost" label="Compost" />
    </SimpleTreeView>
  );
}
