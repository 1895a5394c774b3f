import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

// Where the line is, and how the tabs and the panel are arranged for it.
const places = {
  bottom: 'column',
  top: 'column-reverse',
  right: 'row',
  left: 'row-reverse',
} as const;

type Place = keyof typeof places;

export default function TabsPlacement() {
  const [place, setPlace] = React.useState<Place>('top');
  const isVertical = place === 'left' || place === 'right';

  return (
    <Stack spacing={2} useFlexGap>
      <FormControl>
        <FormLabel>Underline and indicator</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={place}
          onChange={(event) => setPlace(event.target.value as Place)}
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {Object.keys(places).map((name) => (
            <Radio key={name} value={name} label={name} />
          ))}
        </RadioGroup>
      </FormControl>
      <Tabs
        orientation={isVertical ? 'vertical' : 'horizontal'}
        defaultValue="out"
        variant="outlined"
        sx={{ minHeight: 140, flexDirection: places[place], borderRadius: 'md' }}
      >
        <TabList
          aria-label="Flights"
          underlinePlacement={place}
          sx={{ justifyContent: 'center' }}
        >
          <Tab value="out" indicatorPlacement={place}>
            Outbound
          </Tab>
          <Tab value="return" indicatorPlacement={place}>
            Return
          </Tab>
        </TabList>
        <TabPanel value="out">Oslo to Lisbon, May 4, 06:45</TabPanel>
        <TabPanel value="return">Lisbon to Oslo, May 11, 18:20</TabPanel>
      </Tabs>
    </Stack>
  );
}
