import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TextField from '@mui/material/TextField';

export default function TabsKeepMounted() {
  const [value, setValue] = React.useState('customer');

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Notes about the order"
        >
          <Tab value="customer" label="Customer" />
          <Tab value="team" label="Team" />
        </TabList>
        <TabPanel value="customer" keepMounted>
          <TextField
            fullWidth
            multiline
            minRows={2}
            label="Note to the customer"
            helperText="keepMounted: the text is still here when you return"
          />
        </TabPanel>
        <TabPanel value="team">
          <TextField
            fullWidth
            multiline
            minRows={2}
            label="Note to the team"
            helperText="Default: the text is lost when you leave"
          />
        </TabPanel>
      </TabContext>
    </Box>
  );
}
