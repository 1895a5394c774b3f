import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TreeViewOverview() {
  return (
    <SimpleTreeView
      aria-label="Shared files"
      defaultExpandedItems={['plans']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="plans" label="Plans">
        <TreeItem itemId="budget" label="Budget.xlsx" />
        <TreeItem itemId="rooms" label="Rooms.pdf" />
        <TreeItem itemId="tasks" label="Tasks.md" />
      </TreeItem>
      <TreeItem itemId="photos" label="Photos">
        <TreeItem itemId="team" label="Team.jpg" />
        <TreeItem itemId="office" label="Office.jpg" />
      </TreeItem>
    </SimpleTreeView>
  );
}
