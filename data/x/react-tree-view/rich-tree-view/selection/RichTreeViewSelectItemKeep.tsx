import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const guests = [
  {
    id: 'family',
    label: 'Family',
    children: [
      { id: 'aunt', label: 'Aunt Rosa' },
      { id: 'cousin', label: 'Cousin Jonas' },
    ],
  },
  {
    id: 'choir',
    label: 'Choir',
    children: [
      { id: 'alma', label: 'Alma' },
      { id: 'bruno', label: 'Bruno' },
    ],
  },
];

export default function RichTreeViewSelectItemKeep() {
  const apiRef = useTreeViewApiRef();
  const [isKept, setIsKept] = React.useState(true);

  const toggleBruno = (event: React.SyntheticEvent) =>
    apiRef.current?.selectItem({
      event,
      itemId: 'bruno',
      keepExistingSelection: isKept,
    });

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        <FormControlLabel
          control={
            <Switch
              checked={isKept}
              onChange={(event) => setIsKept(event.target.checked)}
            />
          }
          label="Keep the others"
        />
        <Button size="small" onClick={toggleBruno}>
          Toggle Bruno
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Guests"
        apiRef={apiRef}
        items={guests}
        multiSelect
        defaultExpandedItems={['family', 'choir']}
        defaultSelectedItems={['aunt', 'alma']}
        sx={{ minHeight: 200 }}
      />
    </Stack>
  );
}
