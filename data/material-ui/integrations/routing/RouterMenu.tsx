import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryRouter';

function AccountMenu() {
  const path = usePath();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <Button
        id="router-menu-button"
        aria-haspopup="menu"
        aria-expanded={anchor ? true : undefined}
        aria-controls={anchor ? 'router-menu' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Account
      </Button>
      <Typography variant="body2" role="status">
        Path: {path}
      </Typography>
      <Menu
        id="router-menu"
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-labelledby': 'router-menu-button' }}
      >
        <MenuItem component={RouterLink} to="/account/profile" onClick={close}>
          Profile
        </MenuItem>
        <MenuItem component={RouterLink} to="/account/invoices" onClick={close}>
          Invoices
        </MenuItem>
      </Menu>
    </div>
  );
}

export default function RouterMenu() {
  return (
    <MemoryRouter initialPath="/account">
      <AccountMenu />
    </MemoryRouter>
  );
}
