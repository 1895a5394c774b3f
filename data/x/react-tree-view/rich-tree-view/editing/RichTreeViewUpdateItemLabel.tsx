import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const stations = [
  {
    id: 'line-1',
    label: 'Line 1',
    children: [
      { id: 'mill', label: 'Mill Street' },
      { id: 'docks', label: 'Docks' },
    ],
  },
  { id: 'line-2', label: 'Line 2', children: [{ id: 'zoo', label: 'Zoo' }] },
];

export default function RichTreeViewUpdateItemLabel() {
  const apiRef = useTreeViewApiRef();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => apiRef.current?.updateItemLabel('docks', 'Docks (closed)')}
      >
        Close the docks
      </Button>
      <RichTreeView
        aria-label="Stations"
        apiRef={apiRef}
        items={stations}
        experimentalFeatures={{ labelEditing: true }}
        defaultExpandedItems={['line-1']}
        sx={{ minHeight: 170, width: '100%' }}
      />
    </Stack>
  );
}
