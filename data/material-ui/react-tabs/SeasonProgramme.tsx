import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const shows = [
  {
    value: 'tonight',
    label: 'Tonight',
    text: 'The Tin Harbour, main stage, 19:30.',
  },
  {
    value: 'weekend',
    label: 'Weekend',
    text: 'Puppet matinee, studio, 11:00 and 15:00.',
  },
  {
    value: 'touring',
    label: 'On tour',
    text: 'Salt and Iron plays in Aveiro until Sunday.',
  },
];

export default function SeasonProgramme() {
  const id = React.useId();
  const [value, setValue] = React.useState('tonight');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs
        value={value}
        onChange={(event, next: string) => setValue(next)}
        aria-label="Programme"
      >
        {shows.map((show) => (
          <Tab
            key={show.value}
            value={show.value}
            label={show.label}
            id={`${id}-tab-${show.value}`}
            aria-controls={`${id}-panel-${show.value}`}
          />
        ))}
      </Tabs>
      {shows.map((show) => (
        <Box
          key={show.value}
          role="tabpanel"
          id={`${id}-panel-${show.value}`}
          aria-labelledby={`${id}-tab-${show.value}`}
          hidden={value !== show.value}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography>{show.text}</Typography>
        </Box>
      ))}
    </Box>
  );
}
