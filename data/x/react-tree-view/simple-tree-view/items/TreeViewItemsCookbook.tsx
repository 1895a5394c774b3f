import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewItemsCookbook() {
  return (
    <SimpleTreeView
      aria-label="Cookbook"
      defaultExpandedItems={['soups']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="minestrone" label="Minestrone" />
        <TreeItem itemId="gazpacho" label="Gazpacho" />
      </TreeItem>
      <TreeItem itemId="breads" label="Breads">
        <TreeItem itemId="sourdough" label="Sourdough" />
        <TreeItem itemId="focaccia" label="Focaccia" />
        <TreeItem itemId="rye" label="Rye bread" />
      </TreeItem>
      <TreeItem itemId="index" label="Index" />
    </SimpleTreeView>
  );
}
