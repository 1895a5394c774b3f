import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const firstRoute = {
  name: 'Goat ledge',
  hours: 3,
  note: 'Two ladders. Not in wet shoes.',
};
const routes = [
  firstRoute,
  { name: 'Old mule track', hours: 5, note: 'Long and even, with three springs.' },
  { name: 'North couloir', hours: 4, note: 'Snow until July. Take an axe.' },
];

export default function RouteDetails() {
  const [route, setRoute] = React.useState(firstRoute);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <List aria-label="Routes" sx={{ flex: '1 1 200px' }}>
        {routes.map((other) => (
          <ListItem key={other.name} disablePadding>
            <ListItemButton
              selected={other === route}
              aria-current={other === route}
              onClick={() => setRoute(other)}
            >
              <ListItemText primary={other.name} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box role="status" sx={{ flex: '2 1 240px', p: 2 }}>
        <Typography variant="h6" component="div">
          {route.name}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {route.hours} hours. {route.note}
        </Typography>
      </Box>
    </Box>
  );
}
