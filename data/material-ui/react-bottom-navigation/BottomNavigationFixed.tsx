import * as React from 'react';
import ChatOutlined from '@mui/icons-material/ChatOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const views = [
  { label: 'Chats', Icon: ChatOutlined },
  { label: 'People', Icon: PeopleAltOutlined },
  { label: 'Settings', Icon: SettingsOutlined },
];

export default function BottomNavigationFixed() {
  const [current, setCurrent] = React.useState('Chats');

  return (
    // The padding keeps the last row above the bar.
    <Box sx={{ pb: 'calc(56px + env(safe-area-inset-bottom))' }}>
      <Box component="main" sx={{ p: 2 }}>
        <Typography component="h1" variant="h6">
          {current}
        </Typography>
        <List>
          {Array.from({ length: 12 }, (_, row) => (
            <ListItem key={row} disableGutters divider>
              <ListItemText primary={`${current}, entry ${row + 1}`} />
            </ListItem>
          ))}
        </List>
      </Box>
      <Paper
        component="nav"
        aria-label="Main"
        elevation={3}
        square
        sx={{
          position: 'fixed',
          insetInline: 0,
          bottom: 0,
          pb: 'env(safe-area-inset-bottom)',
        }}
      >
        <BottomNavigation
          showLabels
          value={current}
          onChange={(event, next) => {
            setCurrent(next);
            window.scrollTo(0, 0);
          }}
        >
          {views.map(({ label, Icon }) => (
            <BottomNavigationAction
              key={label}
              value={label}
              label={label}
              icon={<Icon />}
              aria-current={label === current ? 'page' : undefined}
            />
          ))}
        </BottomNavigation>
      </Paper>
    </Box>
  );
}
