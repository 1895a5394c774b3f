import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectionMulti() {
  return (
    <SimpleTreeView
      aria-label="Songs to export"
      multiSelect
      defaultExpandedItems={['demos']}
      defaultSelectedItems={['harbor', 'lantern']}
      sx={{ minHeight: 260, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="demos" label="Demo recordings">
        <TreeItem itemId="harbor" label="Harbor lights" />
        <TreeItem itemId="winter" label="Winter coat" />
        <TreeItem itemId="lantern" label="Paper lantern" />
        <TreeItem itemId="north" label="Northbound" />
      </TreeItem>
      <TreeItem itemId="live" label="Live recordings">
        <TreeItem itemId="encore" label="Encore" />
      </TreeItem>
    </SimpleTreeView>
  );
}
