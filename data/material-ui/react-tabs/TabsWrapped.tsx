import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsWrapped() {
  const [topic, setTopic] = React.useState('contact');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <Tabs
        variant="fullWidth"
        value={topic}
        onChange={(event, next: string) => setTopic(next)}
        aria-label="Account settings"
      >
        <Tab value="contact" label="Contact and delivery addresses" wrapped />
        <Tab value="payment" label="Payment" />
        <Tab value="privacy" label="Privacy and stored data" wrapped />
      </Tabs>
    </Box>
  );
}
