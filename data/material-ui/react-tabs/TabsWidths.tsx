import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWidths() {
  const [folder, setFolder] = React.useState('inbox');
  const handleChange = (event: React.SyntheticEvent, next: string) =>
    setFolder(next);
  const folders = [
    <Tab key="inbox" value="inbox" label="Inbox" />,
    <Tab key="drafts" value="drafts" label="Drafts" />,
    <Tab key="sent" value="sent" label="Sent" />,
  ];

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Tabs value={folder} onChange={handleChange} aria-label="Mail, standard">
        {folders}
      </Tabs>
      <Tabs
        centered
        value={folder}
        onChange={handleChange}
        aria-label="Mail, centered"
      >
        {folders}
      </Tabs>
      <Tabs
        variant="fullWidth"
        value={folder}
        onChange={handleChange}
        aria-label="Mail, full width"
      >
        {folders}
      </Tabs>
    </Stack>
  );
}
