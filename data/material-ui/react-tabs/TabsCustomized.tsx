import * as React from 'react';
import Tab, { tabClasses } from '@mui/material/Tab';
import Tabs, { tabsClasses } from '@mui/material/Tabs';

export default function TabsCustomized() {
  const [part, setPart] = React.useState('flights');

  return (
    <Tabs
      value={part}
      onChange={(event, next: string) => setPart(next)}
      aria-label="Kind of booking"
      variant="scrollable"
      sx={{
        maxWidth: '100%',
        minHeight: 40,
        isolation: 'isolate',
        p: 0.5,
        borderRadius: 6,
        bgcolor: 'action.hover',
        [`& .${tabsClasses.indicator}`]: {
          height: '100%',
          borderRadius: 5,
          bgcolor: 'primary.main',
          zIndex: -1, // behind the labels, above the background
        },
        [`& .${tabClasses.root}`]: {
          zIndex: 1,
          minHeight: 36,
          py: 0,
          borderRadius: 5,
          color: 'text.primary',
          textTransform: 'none',
          transition: 'color 200ms',
          [`&.${tabClasses.selected}`]: { color: 'primary.contrastText' },
        },
      }}
    >
      <Tab value="flights" label="Flights" />
      <Tab value="hotels" label="Hotels" />
      <Tab value="cars" label="Cars" />
    </Tabs>
  );
}
