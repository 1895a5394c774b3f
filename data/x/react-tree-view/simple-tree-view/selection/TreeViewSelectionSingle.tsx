import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewSelectionSingle() {
  return (
    <SimpleTreeView
      aria-label="Place in the archive"
      defaultExpandedItems={['letters']}
      defaultSelectedItems="1920s"
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="letters" label="Letters">
        <TreeItem itemId="1910s" label="1910 to 1919" />
        <TreeItem itemId="1920s" label="1920 to 1929" />
        <TreeItem itemId="1930s" label="1930 to 1939" />
      </TreeItem>
      <TreeItem itemId="maps" label="Maps">
        <TreeItem itemId="city" label="City maps" />
        <TreeItem itemId="sea" label="Sea charts" />
      </TreeItem>
    </SimpleTreeView>
  );
}
