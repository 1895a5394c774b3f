import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const teams = [
  { id: 'design', name: 'Design', tasks: ['Icons', 'Print style'] },
  { id: 'support', name: 'Support', tasks: ['Refund letter', 'Phone hours', 'FAQ'] },
];

export default function TreeViewItemsLabels() {
  return (
    <SimpleTreeView
      aria-label="Tasks by team"
      defaultExpandedItems={['support']}
      sx={{ minHeight: 250, width: '100%', maxWidth: 360 }}
    >
      {teams.map(({ id, name, tasks }) => (
        <TreeItem
          key={id}
          itemId={id}
          label={
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              {name}
              <Chip size="small" label={`${tasks.length} tasks`} />
            </Stack>
          }
        >
          {tasks.map((task, index) => (
            <TreeItem key={task} itemId={`${id}-${index}`} label={task} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
