import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

const tab =
  'cursor-pointer rounded-t-lg border-b-3 border-transparent forced-colors:border-[Canvas] px-3.5 py-2.5 hover:bg-current/8 outline-blue-700 dark:outline-blue-300 focus-visible:outline-3 focus-visible:-outline-offset-3';
const selected =
  '[&.base--selected]:border-blue-700 [&.base--selected]:text-blue-700 dark:[&.base--selected]:border-blue-300 dark:[&.base--selected]:text-blue-300';

export default function TabsBasic() {
  const [isRtl, setIsRtl] = React.useState(false);

  return (
    <Tabs
      defaultValue="ingredients"
      // The arrow keys follow the direction of the page.
      direction={isRtl ? 'rtl' : 'ltr'}
      onFocus={({ currentTarget }) =>
        setIsRtl(getComputedStyle(currentTarget).direction === 'rtl')
      }
    >
      <TabsList className="flex border-b border-current/25" aria-label="Pancakes">
        <Tab className={`${tab} ${selected}`} value="ingredients">
          Ingredients
        </Tab>
        <Tab className={`${tab} ${selected}`} value="steps">
          Steps
        </Tab>
        <Tab className={`${tab} ${selected}`} value="reviews">
          Reviews
        </Tab>
      </TabsList>
      <TabPanel className="py-4" value="ingredients">
        250 g flour, 400 ml milk, 3 eggs, salt.
      </TabPanel>
      <TabPanel className="py-4" value="steps">
        Whisk, rest for 20 minutes, fry in butter.
      </TabPanel>
      <TabPanel className="py-4" value="reviews">
        “Best on the day they are made.”
      </TabPanel>
    </Tabs>
  );
}
