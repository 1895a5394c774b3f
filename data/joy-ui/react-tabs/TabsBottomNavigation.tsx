import * as React from 'react';
import Bookmark from '@mui/icons-material/Bookmark';
import FlightTakeoff from '@mui/icons-material/FlightTakeoff';
import Person from '@mui/icons-material/Person';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const views = [
  { name: 'Trips', icon: <FlightTakeoff />, text: 'Lisbon, May 4 to 11' },
  { name: 'Saved', icon: <Bookmark />, text: 'Three places in Rome' },
  { name: 'Account', icon: <Person />, text: 'Maya Patel' },
];

export default function TabsBottomNavigation() {
  const [view, setView] = React.useState<string | number | null>('Trips');

  return (
    <Tabs
      size="sm"
      variant="outlined"
      value={view}
      onChange={(event, value) => setView(value)}
      sx={{ width: 300, height: 240, borderRadius: 'lg', overflow: 'hidden' }}
    >
      {views.map(({ name, text }) => (
        <TabPanel key={name} value={name}>
          {text}
        </TabPanel>
      ))}
      <TabList
        aria-label="Travel app"
        tabFlex={1}
        underlinePlacement="top"
        sx={{ mt: 'auto', '--ListItem-minHeight': '3.5rem' }}
      >
        {views.map(({ name, icon }) => (
          <Tab
            key={name}
            value={name}
            orientation="vertical"
            indicatorPlacement="top"
            color={name === view ? 'primary' : 'neutral'}
            sx={{ '&[aria-selected="true"]': { bgcolor: 'transparent' } }}
          >
            <ListItemDecorator>{icon}</ListItemDecorator>
            {name}
          </Tab>
        ))}
      </TabList>
    </Tabs>
  );
}
