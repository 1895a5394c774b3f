import * as React from 'react';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const plans = [
  { name: 'Solo', price: 9, text: 'One person, 100 invoices a month' },
  { name: 'Team', price: 29, text: 'Ten people, 2,000 invoices a month' },
  { name: 'Firm', price: 99, text: 'Everyone, with no limit' },
];

export default function TabsPricing() {
  const [plan, setPlan] = React.useState<string | number | null>('Team');

  return (
    <Tabs
      variant="outlined"
      value={plan}
      onChange={(event, value) => setPlan(value)}
      sx={{ width: 300, borderRadius: 'lg' }}
    >
      <TabList
        aria-label="Plans"
        tabFlex={1}
        disableUnderline
        sx={{ p: 1, borderRadius: 'lg' }}
      >
        {plans.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            variant={name === plan ? 'solid' : 'plain'}
            color="primary"
            disableIndicator
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {plans.map(({ name, price, text }) => (
        <TabPanel key={name} value={name}>
          <Typography level="title-lg">${price} per month</Typography>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
