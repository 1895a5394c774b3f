import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function KeeperOnCall() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [keepers, setKeepers] = React.useState<string[] | null>(null);
  const [called, setCalled] = React.useState('nobody yet');
  const open = anchor !== null;

  React.useEffect(() => {
    if (!open || keepers !== null) {
      return undefined;
    }
    // Stands in for a request. It runs once, at the first opening.
    const timer = setTimeout(
      () => setKeepers(['Ilse Brandt', 'Tomasz Wilk', 'Noor Haddad']),
      1200,
    );
    return () => clearTimeout(timer);
  }, [open, keepers]);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Swarm call: {called}
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{
          id,
          'aria-label': 'Keepers on call',
          'aria-busy': !keepers,
        }}
        slotProps={{ paper: { sx: { width: 220 } } }}
      >
        {keepers === null && <MenuItem disabled>Looking who is free…</MenuItem>}
        {keepers?.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setCalled(name);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
