import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewExpansionTrigger() {
  return (
    <SimpleTreeView
      aria-label="Regions"
      expansionTrigger="iconContainer"
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="coast" label="Coast">
        <TreeItem itemId="islands" label="Islands" />
        <TreeItem itemId="dunes" label="Dunes" />
      </TreeItem>
      <TreeItem itemId="mountains" label="Mountains">
        <TreeItem itemId="lakes" label="Lakes" />
        <TreeItem itemId="passes" label="Passes" />
      </TreeItem>
    </SimpleTreeView>
  );
}
