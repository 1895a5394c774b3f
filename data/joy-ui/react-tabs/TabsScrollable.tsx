import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const cities = [
  'Amsterdam',
  'Barcelona',
  'Copenhagen',
  'Edinburgh',
  'Istanbul',
  'Ljubljana',
  'Stockholm',
];

export default function TabsScrollable() {
  return (
    <Tabs defaultValue="Amsterdam" sx={{ maxWidth: 400, marginInline: 'auto' }}>
      <TabList
        aria-label="Departure"
        sx={{
          overflow: 'auto',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          '&::-webkit-scrollbar': { display: 'none' },
        }}
      >
        {cities.map((city) => (
          <Tab
            key={city}
            value={city}
            sx={{ flex: 'none', scrollSnapAlign: 'start', whiteSpace: 'nowrap' }}
          >
            {city}
          </Tab>
        ))}
      </TabList>
      {cities.map((city) => (
        <TabPanel key={city} value={city}>
          Flights from {city}
        </TabPanel>
      ))}
    </Tabs>
  );
}
