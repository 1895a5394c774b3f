import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewItemsDisabled() {
  return (
    <SimpleTreeView
      aria-label="Rooms to book"
      defaultExpandedItems={['first', 'second']}
      sx={{ minHeight: 300, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="first" label="First floor">
        <TreeItem itemId="atlas" label="Atlas" />
        <TreeItem itemId="borealis" label="Borealis (under repair)" disabled />
        <TreeItem itemId="cirrus" label="Cirrus" />
      </TreeItem>
      <TreeItem itemId="second" label="Second floor (closed)" disabled>
        <TreeItem itemId="delta" label="Delta" />
        <TreeItem itemId="estuary" label="Estuary" />
      </TreeItem>
      <TreeItem itemId="roof" label="Roof terrace" />
    </SimpleTreeView>
  );
}
