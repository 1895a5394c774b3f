import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const months = [
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
];

export default function TabsScrollable() {
  const [month, setMonth] = React.useState('January');

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        value={month}
        onChange={(event, next: string) => setMonth(next)}
        aria-label="Month"
      >
        {months.map((name) => (
          <Tab key={name} value={name} label={name} />
        ))}
      </Tabs>
    </Box>
  );
}
