import * as React from 'react';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';

export default function TabsDisabled() {
  const [value, setValue] = React.useState('address');
  const [confirmed, setConfirmed] = React.useState(false);

  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <TabContext value={value}>
        <TabList
          onChange={(event, next: string) => setValue(next)}
          aria-label="Checkout"
        >
          <Tab value="address" label="Address" />
          <Tab value="payment" label="Payment" disabled={!confirmed} />
        </TabList>
        <TabPanel value="address">
          <FormControlLabel
            control={<Switch checked={confirmed} />}
            onChange={(event, checked) => setConfirmed(checked)}
            label="The address is correct (enables the payment)"
          />
        </TabPanel>
        <TabPanel value="payment" tabIndex={0}>
          Choose a card or pay by invoice.
        </TabPanel>
      </TabContext>
    </Box>
  );
}
