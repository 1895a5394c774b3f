import * as React from 'react';
import FastForwardIcon from '@mui/icons-material/FastForward';
import FastRewindIcon from '@mui/icons-material/FastRewind';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const cities = [
  'Aveiro',
  'Braga',
  'Coimbra',
  'Guarda',
  'Lisbon',
  'Porto',
  'Setúbal',
];

export default function TouringCities() {
  const [city, setCity] = React.useState('Aveiro');

  return (
    <Box sx={{ width: '100%', maxWidth: 420 }}>
      <Tabs
        variant="scrollable"
        scrollButtons
        allowScrollButtonsMobile
        value={city}
        onChange={(event, next: string) => setCity(next)}
        aria-label="Tour stop"
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
