import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewExpansionInitial() {
  return (
    <SimpleTreeView
      aria-label="Animals of the zoo"
      defaultExpandedItems={['birds', 'penguins']}
      sx={{ minHeight: 240, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="birds" label="Birds">
        <TreeItem itemId="penguins" label="Penguins">
          <TreeItem itemId="gentoo" label="Gentoo" />
          <TreeItem itemId="emperor" label="Emperor" />
        </TreeItem>
        <TreeItem itemId="owls" label="Owls">
          <TreeItem itemId="snowy" label="Snowy owl" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="reptiles" label="Reptiles">
        <TreeItem itemId="gecko" label="Gecko" />
      </TreeItem>
    </SimpleTreeView>
  );
}
