import Stack from '@mui/joy/Stack';
import Tab, { tabClasses } from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

const tabs = ['Today', 'Week', 'Month'];

export default function MigrationTabs() {
  return (
    <Stack spacing={3} useFlexGap sx={{ width: '100%', maxWidth: 360 }}>
      <Tabs defaultValue={0}>
        <TabList aria-label="Period">
          {tabs.map((tab) => (
            <Tab key={tab}>{tab}</Tab>
          ))}
        </TabList>
      </Tabs>
      <Tabs defaultValue={0} sx={{ bgcolor: 'transparent' }}>
        <TabList
          aria-label="Period, as before"
          variant="soft"
          disableUnderline
          tabFlex={1}
          sx={{
            p: 0.5,
            gap: 0.5,
            borderRadius: 'md',
            [`& .${tabClasses.root}`]: { borderRadius: 'sm' },
            [`& .${tabClasses.selected}`]: {
              bgcolor: 'background.surface',
              boxShadow: 'sm',
            },
          }}
        >
          {tabs.map((tab) => (
            <Tab key={tab} disableIndicator>
              {tab}
            </Tab>
          ))}
        </TabList>
      </Tabs>
    </Stack>
  );
}
