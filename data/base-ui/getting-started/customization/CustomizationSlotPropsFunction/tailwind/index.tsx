import { Tab, type TabProps } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const base =
  'cursor-pointer rounded-lg border-0 px-4 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const on = 'bg-blue-700 text-white dark:bg-blue-300 dark:text-blue-950';
const off = 'bg-transparent text-inherit hover:bg-current/10';

const tasks = { Day: '2 tasks', Week: '9 tasks', Month: '31 tasks' };

const slotProps: TabProps['slotProps'] = {
  root: ({ selected }) => ({ className: `${base} ${selected ? on : off}` }),
};

export default function CustomizationSlotPropsFunction() {
  return (
    <Tabs defaultValue="Week">
      <TabsList aria-label="Period" className="flex flex-wrap gap-1">
        {Object.keys(tasks).map((period) => (
          <Tab key={period} value={period} slotProps={slotProps}>
            {period}
          </Tab>
        ))}
      </TabsList>
      {Object.entries(tasks).map(([period, text]) => (
        <TabPanel key={period} value={period}>
          <p className="my-4">{text}</p>
        </TabPanel>
      ))}
    </Tabs>
  );
}
