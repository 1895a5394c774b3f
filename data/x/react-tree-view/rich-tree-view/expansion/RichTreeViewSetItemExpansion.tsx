import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const settings = [
  {
    id: 'camera',
    label: 'Camera',
    children: [{ id: 'flash', label: 'Flash' }],
  },
  {
    id: 'advanced',
    label: 'Advanced',
    children: [
      { id: 'shutter', label: 'Shutter speed' },
      { id: 'raw', label: 'Raw files' },
    ],
  },
];

export default function RichTreeViewSetItemExpansion() {
  const apiRef = useTreeViewApiRef();
  const [isAdvanced, setIsAdvanced] = React.useState(false);

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <FormControlLabel
        control={
          <Switch
            checked={isAdvanced}
            onChange={(event) =>
              apiRef.current?.setItemExpansion(
                event,
                'advanced',
                event.target.checked,
              )
            }
          />
        }
        label="Advanced settings"
      />
      <RichTreeView
        aria-label="Settings"
        apiRef={apiRef}
        items={settings}
        onItemExpansionToggle={(event, itemId, isExpanded) => {
          if (itemId === 'advanced') {
            setIsAdvanced(isExpanded);
          }
        }}
        sx={{ minHeight: 170 }}
      />
    </Stack>
  );
}
