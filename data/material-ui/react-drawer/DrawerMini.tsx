import * as React from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

const apps = [
  { label: 'Mail', Icon: MailIcon },
  { label: 'Calendar', Icon: CalendarIcon },
  { label: 'Contacts', Icon: PeopleIcon },
];

export default function DrawerMini() {
  const navId = React.useId();
  const [wide, setWide] = React.useState(false);
  const [current, setCurrent] = React.useState('Mail');
  const animated = (theme: Theme) => ({
    width: wide ? 176 : 57,
    overflowX: 'hidden',
    transition: theme.transitions.create('width'),
  });

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer variant="permanent" sx={animated} PaperProps={{ sx: animated }}>
        <Toolbar disableGutters sx={{ flexShrink: 0, px: 1 }}>
          <IconButton
            aria-label="Show labels"
            aria-expanded={wide}
            aria-controls={navId}
            onClick={() => setWide(!wide)}
          >
            <MenuIcon />
          </IconButton>
        </Toolbar>
        <List id={navId} component="nav" aria-label="Office" disablePadding>
          {apps.map(({ label, Icon }) => (
            <Tooltip key={label} title={wide ? '' : label} placement="right">
              <ListItemButton
                component="a"
                href={`#${label}`}
                selected={label === current}
                aria-current={label === current ? 'page' : undefined}
                onClick={() => setCurrent(label)}
              >
                <ListItemIcon sx={{ minWidth: 44 }}>
                  <Icon />
                </ListItemIcon>
                <ListItemText primary={label} sx={{ whiteSpace: 'nowrap' }} />
              </ListItemButton>
            </Tooltip>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="sticky" color="secondary">
          <Toolbar>
            <Typography component="h1" variant="h6" noWrap>
              {current}
            </Typography>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 3 }}>
          The content moves aside when the labels are shown.
        </Box>
      </Box>
    </Box>
  );
}
