import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { SelectableItem } from './SelectableItem';

export default function TreeViewSelectionCheckbox() {
  return (
    <SimpleTreeView
      aria-label="Home folder"
      checkboxSelection
      defaultExpandedItems={['drives']}
      defaultSelectedItems="shared"
      sx={{ minHeight: 200, width: '100%', maxWidth: 360 }}
    >
      <SelectableItem itemId="drives" label="Drives">
        <SelectableItem itemId="local" label="This computer" />
        <SelectableItem itemId="shared" label="Shared drive" />
      </SelectableItem>
      <SelectableItem itemId="cloud" label="Cloud">
        <SelectableItem itemId="team" label="Team space" />
      </SelectableItem>
    </SimpleTreeView>
  );
}
