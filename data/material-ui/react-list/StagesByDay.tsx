import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const days = [
  { day: 'Thursday', stages: ['Valley station', 'Larch wood', 'Lower refuge'] },
  { day: 'Friday', stages: ['Moraine', 'Glacier gate', 'Saddle', 'Upper refuge'] },
  { day: 'Saturday', stages: ['East summit', 'Ridge walk', 'Tarn', 'Bus stop'] },
];

export default function StagesByDay() {
  const id = React.useId();

  return (
    // Focusable, so that the arrow keys can scroll it.
    <Box
      role="region"
      aria-label="Stages"
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
      {days.map(({ day, stages }, index) => (
        <div key={day}>
          <ListSubheader component="div" id={`${id}-${index}`}>
            {day}
          </ListSubheader>
          <List disablePadding aria-labelledby={`${id}-${index}`}>
            {stages.map((stage) => (
              <ListItem key={stage}>
                <ListItemText primary={stage} />
              </ListItem>
            ))}
          </List>
        </div>
      ))}
    </Box>
  );
}
