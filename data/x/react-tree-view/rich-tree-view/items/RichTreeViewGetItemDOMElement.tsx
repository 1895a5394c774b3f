import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const sections = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: 'templates', label: 'Templates' },
      { id: 'signatures', label: 'Signatures' },
    ],
  },
  { id: 'contacts', label: 'Contacts' },
  { id: 'settings', label: 'Settings' },
];

export default function RichTreeViewGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  const toggleHint = () => {
    const element = apiRef.current?.getItemDOMElement('templates') ?? null;
    setAnchor(anchor ? null : element);
  };

  return (
    <Stack sx={{ width: '100%', maxWidth: 360, gap: 1 }}>
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={toggleHint}>
        {anchor ? 'Hide the hint' : 'Where are my templates?'}
      </Button>
      <RichTreeView
        aria-label="Letter app"
        apiRef={apiRef}
        items={sections}
        defaultExpandedItems={['letters']}
        onExpandedItemsChange={() => setAnchor(null)}
        sx={{ minHeight: 180 }}
      />
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom">
        <Paper role="status" elevation={4} sx={{ padding: 1.5, maxWidth: 240 }}>
          All templates are in this folder now.
        </Paper>
      </Popper>
    </Stack>
  );
}
