import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const states = [
  { name: 'Open', count: 14 },
  { name: 'Shipped', count: 32 },
  { name: 'Returned', count: 3 },
];

export default function TabsCentered() {
  const [state, setState] = React.useState<string | number | null>('Open');

  return (
    <Tabs value={state} onChange={(event, value) => setState(value)}>
      <TabList aria-label="Orders" sx={{ justifyContent: 'center' }}>
        {states.map(({ name, count }) => (
          <Tab key={name} value={name} indicatorInset>
            {name}
            <Chip
              size="sm"
              variant="soft"
              color={name === state ? 'primary' : 'neutral'}
            >
              {count}
            </Chip>
          </Tab>
        ))}
      </TabList>
      {states.map(({ name, count }) => (
        <TabPanel key={name} value={name} sx={{ textAlign: 'center' }}>
          {name}: {count} orders
        </TabPanel>
      ))}
    </Tabs>
  );
}
