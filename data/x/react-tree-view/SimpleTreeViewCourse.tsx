import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleTreeViewCourse() {
  return (
    <SimpleTreeView
      aria-label="Sailing course"
      defaultExpandedItems={['basics']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="basics" label="Basics">
        <TreeItem itemId="knots" label="Six knots" />
        <TreeItem itemId="parts" label="Parts of a boat" />
        <TreeItem itemId="safety" label="Safety on board" />
      </TreeItem>
      <TreeItem itemId="courses" label="Courses to the wind">
        <TreeItem itemId="close" label="Close-hauled" />
        <TreeItem itemId="reach" label="Beam reach" />
        <TreeItem itemId="running" label="Running" />
      </TreeItem>
      <TreeItem itemId="exam" label="Exam" />
    </SimpleTreeView>
  );
}
