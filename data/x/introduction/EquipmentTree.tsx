import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function EquipmentTree() {
  return (
    <SimpleTreeView
      aria-label="Equipment by room"
      defaultExpandedItems={['dome']}
      sx={{ minHeight: 230, width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="dome" label="Dome">
        <TreeItem itemId="refractor" label="Refractor, 200 mm" />
        <TreeItem itemId="mount" label="Equatorial mount" />
        <TreeItem itemId="wide-camera" label="Wide camera" />
      </TreeItem>
      <TreeItem itemId="workshop" label="Workshop">
        <TreeItem itemId="collimator" label="Collimator" />
        <TreeItem itemId="spare-mirror" label="Spare mirror" />
      </TreeItem>
    </SimpleTreeView>
  );
}
