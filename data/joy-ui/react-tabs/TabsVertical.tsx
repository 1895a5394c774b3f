import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

const steps = [
  { name: 'Prepare', text: 'Peel the carrots and cut them into thin slices.' },
  { name: 'Cook', text: 'Simmer with ginger and stock for 20 minutes.' },
  { name: 'Serve', text: 'Blend until smooth, and add the coconut milk.' },
];

export default function TabsVertical() {
  return (
    <Tabs
      orientation="vertical"
      defaultValue="Prepare"
      sx={{ minHeight: 160, maxWidth: 420, marginInline: 'auto' }}
    >
      <TabList aria-label="Carrot soup">
        {steps.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            color="primary"
            indicatorInset
            sx={{ '&[aria-selected="true"]': { bgcolor: 'transparent' } }}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {steps.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          <Typography level="title-md">{name}</Typography>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
