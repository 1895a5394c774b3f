import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';

export default function FoyerInfo() {
  const [value, setValue] = React.useState('doors');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Before the show"
          sx={{ borderBottom: 1, borderColor: 'divider' }}
        >
          <Tab value="doors" label="Doors" />
          <Tab value="bar" label="Bar" />
          <Tab value="access" label="Access" />
        </TabList>
        <TabPanel value="doors" tabIndex={0}>
          The foyer opens an hour before the show, the hall twenty minutes before.
        </TabPanel>
        <TabPanel value="bar" tabIndex={0}>
          Order your interval drinks before the first bell.
        </TabPanel>
        <TabPanel value="access" tabIndex={0}>
          A lift serves all levels. Row F has six places for wheelchairs.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
