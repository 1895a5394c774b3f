import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectionDisabled() {
  return (
    <SimpleTreeView
      aria-label="Parts of a bicycle"
      disableSelection
      defaultExpandedItems={['drivetrain']}
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="frame" label="Frame" />
      <TreeItem itemId="drivetrain" label="Drivetrain">
        <TreeItem itemId="chain" label="Chain" />
        <TreeItem itemId="cassette" label="Cassette" />
      </TreeItem>
      <TreeItem itemId="wheels" label="Wheels">
        <TreeItem itemId="rims" label="Rims" />
        <TreeItem itemId="spokes" label="Spokes" />
      </TreeItem>
    </SimpleTreeView>
  );
}
