import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function TabsBasic() {
  const [isRtl, setIsRtl] = React.useState(false);

  return (
    <Tabs
      className="recipe"
      defaultValue="ingredients"
      // The arrow keys follow the direction of the page.
      direction={isRtl ? 'rtl' : 'ltr'}
      onFocus={({ currentTarget }) =>
        setIsRtl(getComputedStyle(currentTarget).direction === 'rtl')
      }
    >
      <TabsList className="list" aria-label="Pancakes">
        <Tab className="tab" value="ingredients">
          Ingredients
        </Tab>
        <Tab className="tab" value="steps">
          Steps
        </Tab>
        <Tab className="tab" value="reviews">
          Reviews
        </Tab>
      </TabsList>
      <TabPanel className="panel" value="ingredients">
        250 g flour, 400 ml milk, 3 eggs, salt.
      </TabPanel>
      <TabPanel className="panel" value="steps">
        Whisk, rest for 20 minutes, fry in butter.
      </TabPanel>
      <TabPanel className="panel" value="reviews">
        “Best on the day they are made.”
      </TabPanel>
    </Tabs>
  );
}
