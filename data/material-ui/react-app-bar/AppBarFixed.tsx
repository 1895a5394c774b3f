import * as React from 'react';
import Refresh from '@mui/icons-material/Refresh';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { flights } from './flights';

export default function AppBarFixed() {
  return (
    <React.Fragment>
      <AppBar position="fixed">
        <Toolbar>
          <Typography variant="h6" component="h1" noWrap sx={{ flexGrow: 1 }}>
            Departures
          </Typography>
          <IconButton color="inherit" edge="end" aria-label="Refresh">
            <Refresh />
          </IconButton>
        </Toolbar>
      </AppBar>
      {/* An empty toolbar is as tall as the bar, so nothing is hidden behind it. */}
      <Toolbar />
      <main>
        <List>
          {flights.map(({ code, city, gate }) => (
            <ListItem key={code} divider>
              <ListItemText primary={city} secondary={`${code}, gate ${gate}`} />
            </ListItem>
          ))}
        </List>
      </main>
    </React.Fragment>
  );
}
