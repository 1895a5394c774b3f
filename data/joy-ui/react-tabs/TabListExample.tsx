import Tab from '@mui/joy/Tab';
import TabList, { type TabListProps } from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabListExample(props: TabListProps) {
  return (
    <Tabs
      defaultValue="week"
      sx={{ '--List-padding': '4px', '--List-radius': '8px' }}
    >
      <TabList aria-label="Period" variant="outlined" disableUnderline {...props}>
        <Tab value="day" disableIndicator>
          Day
        </Tab>
        <Tab value="week" disableIndicator>
          Week
        </Tab>
        <Tab value="month" disableIndicator>
          Month
        </Tab>
      </TabList>
    </Tabs>
  );
}
