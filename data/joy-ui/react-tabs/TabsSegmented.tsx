import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const views = [
  { name: 'List', text: '24 tasks, sorted by date' },
  { name: 'Board', text: '4 columns, 24 tasks' },
  { name: 'Calendar', text: 'March, 9 tasks' },
];

export default function TabsSegmented() {
  return (
    <Tabs defaultValue="List" sx={{ width: 320, bgcolor: 'transparent' }}>
      <TabList
        aria-label="View"
        disableUnderline
        tabFlex={1}
        sx={{
          '--List-gap': '4px',
          p: 0.5,
          borderRadius: 'lg',
          bgcolor: 'background.level1',
          [`& .${tabClasses.root}[aria-selected="true"]`]: {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        {views.map(({ name }) => (
          <Tab key={name} value={name} disableIndicator>
            {name}
          </Tab>
        ))}
      </TabList>
      {views.map(({ name, text }) => (
        <TabPanel key={name} value={name} sx={{ textAlign: 'center' }}>
          {text}
        </TabPanel>
      ))}
    </Tabs>
  );
}
