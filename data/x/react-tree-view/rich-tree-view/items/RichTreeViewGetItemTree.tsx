import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const pages = [
  {
    id: 'shop',
    label: 'Shop',
    slug: '/shop',
    children: [
      { id: 'seeds', label: 'Seeds', slug: '/shop/seeds' },
      { id: 'tools', label: 'Tools', slug: '/shop/tools' },
    ],
  },
  { id: 'about', label: 'About us', slug: '/about' },
];

export default function RichTreeViewGetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [json, setJson] = React.useState('');

  const exportTree = () =>
    setJson(JSON.stringify(apiRef.current?.getItemTree(), null, 2));

  return (
    <Stack sx={{ width: '100%', maxWidth: 480, gap: 1 }}>
      <RichTreeView
        aria-label="Sitemap"
        apiRef={apiRef}
        items={pages}
        defaultExpandedItems={['shop']}
        sx={{ minHeight: 140 }}
      />
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={exportTree}>
        Export as JSON
      </Button>
      <Box
        component="pre"
        dir="ltr"
        role="region"
        aria-label="Exported JSON"
        tabIndex={0}
        sx={{
          margin: 0,
          padding: 1.5,
          height: 160,
          overflow: 'auto',
          fontSize: '0.8125rem',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {json || 'Nothing exported yet'}
      </Box>
    </Stack>
  );
}
