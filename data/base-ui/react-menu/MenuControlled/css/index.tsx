import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const popup = { placement: 'bottom-start', offset: 4, disablePortal: true } as const;

export default function MenuControlled() {
  const [open, setOpen] = React.useState(false);
  const [room, setRoom] = React.useState('');
  const [sent, setSent] = React.useState(false);
  const hint = open && !room ? 'Choose a room first' : 'Monday, 10:00';

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <div className="meeting">
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <MenuButton className="button">Meeting room: {room || 'none'}</MenuButton>
        <Menu
          className="menu"
          slotProps={{
            root: popup,
            listbox: {
              className: 'list',
              'aria-label': 'Rooms',
              onKeyDown: handleKeyDown,
            },
          }}
        >
          <MenuItem className="item" onClick={() => setRoom('Oslo')}>
            Oslo, 4 seats
          </MenuItem>
          <MenuItem className="item" onClick={() => setRoom('Lima')}>
            Lima, 8 seats
          </MenuItem>
          <MenuItem className="item" onClick={() => setRoom('Kyoto')}>
            Kyoto, 12 seats
          </MenuItem>
        </Menu>
      </Dropdown>
      <Button
        className="button primary"
        onClick={() => (room ? setSent(true) : setOpen(true))}
      >
        Send invitation
      </Button>
      <span role="status">{sent ? 'Invitation sent' : hint}</span>
    </div>
  );
}
