import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuLoading() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [people, setPeople] = React.useState<string[] | null>(null);
  const [assigned, setAssigned] = React.useState('nobody yet');
  const open = anchor !== null;

  React.useEffect(() => {
    if (!open || people !== null) {
      return undefined;
    }
    // Stands in for a request. It runs once, at the first opening.
    const timer = setTimeout(
      () => setPeople(['Ilse Brandt', 'Tomasz Wilk', 'Noor Haddad']),
      1200,
    );
    return () => clearTimeout(timer);
  }, [open, people]);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Assigned to: {assigned}
      </Button>
      <Menu
        open={open}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{
          id,
          'aria-label': 'Free colleagues',
          'aria-busy': !people,
        }}
        slotProps={{ paper: { sx: { width: 220 } } }}
      >
        {people === null && <MenuItem disabled>Loading…</MenuItem>}
        {people?.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAssigned(name);
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
