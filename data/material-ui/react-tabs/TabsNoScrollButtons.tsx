import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

const cuisines = [
  'Greek',
  'Indian',
  'Italian',
  'Japanese',
  'Mexican',
  'Thai',
  'Turkish',
];

export default function TabsNoScrollButtons() {
  const [cuisine, setCuisine] = React.useState('Italian');

  return (
    <Box sx={{ width: '100%', maxWidth: 400 }}>
      <Tabs
        variant="scrollable"
        scrollButtons={false}
        value={cuisine}
        onChange={(event, next: string) => setCuisine(next)}
        aria-label="Cuisine"
        sx={{
          // Fades both ends, so that the row looks as if it goes on.
          [`& .${tabsClasses.scroller}`]: {
            maskImage:
              'linear-gradient(to right, transparent, black 32px calc(100% - 32px), transparent)',
          },
          [`& .${tabsClasses.flexContainer}`]: { px: 4, width: 'max-content' },
        }}
      >
        {cuisines.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
