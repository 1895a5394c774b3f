import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function AccountMenu() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <div>
      <IconButton
        aria-label="Account of Ilse van Roon"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5, '&.Mui-focusVisible': { outline: '2px solid' } }}
      >
        <Avatar
          aria-hidden
          sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          IR
        </Avatar>
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
        <MenuItem onClick={close}>My outings</MenuItem>
        <MenuItem onClick={close}>Boat permits</MenuItem>
        <MenuItem onClick={close}>Sign out</MenuItem>
      </Menu>
    </div>
  );
}
