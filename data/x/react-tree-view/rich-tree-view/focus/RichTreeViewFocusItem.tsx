import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const form = [
  {
    id: 'person',
    label: 'Person',
    children: [
      { id: 'name', label: 'Name' },
      { id: 'birthday', label: 'Birthday (missing)' },
    ],
  },
  {
    id: 'address',
    label: 'Address',
    children: [
      { id: 'street', label: 'Street' },
      { id: 'city', label: 'City (missing)' },
    ],
  },
];

export default function RichTreeViewFocusItem() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {['birthday', 'city'].map((itemId) => (
          <Button
            key={itemId}
            size="small"
            onClick={(event) => apiRef.current?.focusItem(event, itemId)}
          >
            Go to {itemId}
          </Button>
        ))}
      </Stack>
      <RichTreeView
        aria-label="Registration"
        apiRef={apiRef}
        items={form}
        defaultExpandedItems={['person', 'address']}
        sx={{ minHeight: 200 }}
      />
    </Stack>
  );
}
