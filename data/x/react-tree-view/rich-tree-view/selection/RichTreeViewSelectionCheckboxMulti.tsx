import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoices-read', label: 'Read invoices' },
      { id: 'invoices-write', label: 'Write invoices' },
      { id: 'invoices-delete', label: 'Delete invoices' },
    ],
  },
  {
    id: 'members',
    label: 'Members',
    children: [
      { id: 'members-invite', label: 'Invite members' },
      { id: 'members-block', label: 'Block members' },
    ],
  },
];

export default function RichTreeViewSelectionCheckboxMulti() {
  return (
    <RichTreeView
      aria-label="Permissions"
      items={permissions}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['invoices', 'members']}
      defaultSelectedItems={['invoices-read', 'members-invite']}
      slots={{ item: TreeItem2 }}
      slotProps={{ item: { slotProps: { checkbox: { 'aria-hidden': true } } } }}
      sx={{ minHeight: 310, width: '100%', maxWidth: 360 }}
    />
  );
}
