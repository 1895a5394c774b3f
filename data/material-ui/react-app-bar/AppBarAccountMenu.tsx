import * as React from 'react';
import Receipt from '@mui/icons-material/Receipt';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function AppBarAccountMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <AppBar position="static">
      <Toolbar sx={{ gap: 2 }}>
        <Receipt />
        <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
          Invoices
        </Typography>
        <IconButton
          id={`${id}-button`}
          edge="end"
          aria-label="Lena Novak’s account"
          aria-haspopup="menu"
          aria-controls={anchor ? `${id}-menu` : undefined}
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Avatar
            sx={{
              width: 32,
              height: 32,
              typography: 'body2',
              bgcolor: 'secondary.main',
              color: 'secondary.contrastText',
            }}
          >
            L
          </Avatar>
        </IconButton>
      </Toolbar>
      <Menu
        id={`${id}-menu`}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        MenuListProps={{ 'aria-labelledby': `${id}-button` }}
      >
        <MenuItem onClick={close}>Company details</MenuItem>
        <MenuItem onClick={close}>Payment methods</MenuItem>
        <Divider />
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </AppBar>
  );
}
