import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

const tasks = { Day: '2 tasks', Week: '9 tasks', Month: '31 tasks' };

const slotProps: TabProps['slotProps'] = {
  root: ({ selected }) => ({ className: selected ? 'tab tab-on' : 'tab' }),
};

export default function CustomizationSlotPropsFunction() {
  return (
    <Tabs defaultValue="Week">
      <TabsList aria-label="Period" className="tabs">
        {Object.keys(tasks).map((period) => (
          <Tab key={period} value={period} slotProps={slotProps}>
            {period}
          </Tab>
        ))}
      </TabsList>
      {Object.entries(tasks).map(([period, text]) => (
        <TabPanel key={period} value={period}>
          <p>{text}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
