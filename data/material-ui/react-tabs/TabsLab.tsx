import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function TabsLab() {
  const [value, setValue] = React.useState('delivery');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Help"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="delivery" label="Delivery" />
          <Tab value="returns" label="Returns" />
          <Tab value="payment" label="Payment" />
        </TabList>
        <TabPanel value="delivery" tabIndex={0}>
          Orders placed before noon are shipped on the same day.
        </TabPanel>
        <TabPanel value="returns" tabIndex={0}>
          You can return every item within 30 days.
        </TabPanel>
        <TabPanel value="payment" tabIndex={0}>
          Pay by card, or by invoice from the second order on.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
