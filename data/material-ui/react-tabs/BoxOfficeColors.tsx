import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

function TicketTabs(props: TabsProps) {
  const [value, setValue] = React.useState('single');
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(event, next: string) => setValue(next)}
    >
      <Tab value="single" label="Single" />
      <Tab value="pass" label="Pass" />
      <Tab value="group" label="Group" disabled />
    </Tabs>
  );
}

export default function BoxOfficeColors() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TicketTabs aria-label="Tickets, primary" />
      <TicketTabs
        aria-label="Tickets, secondary"
        textColor="secondary"
        indicatorColor="secondary"
      />
      <Box sx={{ bgcolor: 'grey.900', color: 'common.white', borderRadius: 1 }}>
        <TicketTabs
          aria-label="Tickets, inherited"
          textColor="inherit"
          TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
        />
      </Box>
    </Stack>
  );
}
