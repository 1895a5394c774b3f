import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const days = [
  { day: 'Monday', events: ['Team meeting', 'Lunch with Ana', 'Dentist'] },
  { day: 'Tuesday', events: ['Code review', 'Call with sales', 'Yoga'] },
  { day: 'Wednesday', events: ['Interview', 'Project plan', 'Movie night'] },
];

export default function ListSubheaders() {
  const id = React.useId();

  return (
    // Focusable, so that the arrow keys can scroll it.
    <Box
      role="region"
      aria-label="Calendar"
      tabIndex={0}
      sx={{
        height: 280,
        overflow: 'auto',
        width: '100%',
        maxWidth: 360,
        mx: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      {days.map(({ day, events }) => (
        <div key={day}>
          <ListSubheader component="div" id={`${id}-${day}`}>
            {day}
          </ListSubheader>
          <List disablePadding aria-labelledby={`${id}-${day}`}>
            {events.map((event) => (
              <ListItem key={event}>
                <ListItemText primary={event} />
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
