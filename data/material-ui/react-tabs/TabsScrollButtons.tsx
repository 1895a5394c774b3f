import * as React from 'react';
import FastForwardIcon from '@mui/icons-material/FastForward';
import FastRewindIcon from '@mui/icons-material/FastRewind';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const cities = [
  'Athens',
  'Berlin',
  'Chicago',
  'Dublin',
  'Lisbon',
  'Toronto',
  'Warsaw',
];

export default function TabsScrollButtons() {
  const [city, setCity] = React.useState('Athens');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={city}
        onChange={(event, next: string) => setCity(next)}
        aria-label="Flights to"
        slots={{
          StartScrollButtonIcon: FastRewindIcon,
          EndScrollButtonIcon: FastForwardIcon,
        }}
        sx={{
          [`& .${tabsClasses.scrollButtons}`]: {
            color: 'primary.main',
            // The end of the row is reached: fade the button instead of hiding it.
            '&.Mui-disabled': { opacity: 0.3 },
          },
        }}
      >
        {cities.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
