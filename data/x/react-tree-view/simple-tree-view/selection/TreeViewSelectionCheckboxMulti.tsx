import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { SelectableItem } from './SelectableItem';

export default function TreeViewSelectionCheckboxMulti() {
  return (
    <SimpleTreeView
      aria-label="Topics of the newsletter"
      multiSelect
      checkboxSelection
      defaultExpandedItems={['science', 'culture']}
      defaultSelectedItems={['space', 'film', 'books']}
      sx={{ minHeight: 270, width: '100%', maxWidth: 360 }}
    >
      <SelectableItem itemId="science" label="Science">
        <SelectableItem itemId="space" label="Space" />
        <SelectableItem itemId="climate" label="Climate" />
      </SelectableItem>
      <SelectableItem itemId="culture" label="Culture">
        <SelectableItem itemId="film" label="Film" />
        <SelectableItem itemId="books" label="Books" />
        <SelectableItem itemId="theater" label="Theater" disabled />
      </SelectableItem>
    </SimpleTreeView>
  );
}
