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
  return (
    <Tabs
      defaultValue="Team"
      variant="outlined"
      sx={{ width: 340, borderRadius: 'lg', boxShadow: 'sm', overflow: 'auto' }}
    >
      <TabList aria-label="Plans" tabFlex={1} variant="soft">
        {plans.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            disableIndicator
            sx={{ '&[aria-selected="true"]': { bgcolor: 'background.surface' } }}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {plans.map(({ name, price, text }) => (
        <TabPanel key={name} value={name}>
          <Typography level="h3" component="p">
            ${price}{' '}
            <Typography level="body-md" textColor="text.secondary">
              per month
            </Typography>
          </Typography>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
