import * as React from 'react';
import Checklist from '@mui/icons-material/Checklist';
import Mail from '@mui/icons-material/Mail';
import MoreVert from '@mui/icons-material/MoreVert';
import Notifications from '@mui/icons-material/Notifications';
import AppBar from '@mui/material/AppBar';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const actions = [
  { label: '4 new messages', count: 4, Icon: Mail },
  { label: '12 open tasks', count: 12, Icon: Checklist },
  { label: '1 reminder', count: 1, Icon: Notifications },
];

export default function AppBarOverflowMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);

  return (
    <AppBar position="static">
      <Toolbar>
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Dashboard
        </Typography>
        <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
          {actions.map(({ label, count, Icon }) => (
            <IconButton key={label} color="inherit" aria-label={label}>
              <Badge badgeContent={count} color="secondary">
                <Icon />
              </Badge>
            </IconButton>
          ))}
        </Box>
        <IconButton
          color="inherit"
          edge="end"
          aria-label="More actions"
          aria-haspopup="menu"
          aria-controls={anchor ? id : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { sm: 'none' } }}
        >
          <MoreVert />
        </IconButton>
      </Toolbar>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        MenuListProps={{ 'aria-label': 'More actions' }}
      >
        {actions.map(({ label, Icon }) => (
          <MenuItem key={label} onClick={() => setAnchor(null)}>
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </AppBar>
  );
}
