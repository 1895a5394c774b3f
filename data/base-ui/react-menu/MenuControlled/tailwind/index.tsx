import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const button =
  'cursor-pointer rounded-lg border px-3.5 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300';
const trigger =
  'border-current/55 [&.base--expanded]:border-blue-700 dark:[&.base--expanded]:border-blue-300';
const primary =
  'border-transparent bg-blue-700 text-white dark:bg-blue-300 dark:text-blue-950';
const list =
  'm-0 min-w-44 list-none rounded-lg border border-current/25 bg-white p-1.5 shadow-xl dark:bg-gray-900';
const item =
  'cursor-default rounded px-3 py-2 focus:outline-hidden focus:bg-blue-700 focus:text-white dark:focus:bg-blue-300 dark:focus:text-blue-950';

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
    <div className="flex min-h-50 flex-wrap content-start items-center gap-3">
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <MenuButton className={`${button} ${trigger}`}>
          Meeting room: {room || 'none'}
        </MenuButton>
        <Menu
          className="z-1"
          slotProps={{
            root: popup,
            listbox: {
              className: list,
              'aria-label': 'Rooms',
              onKeyDown: handleKeyDown,
            },
          }}
        >
          <MenuItem className={item} onClick={() => setRoom('Oslo')}>
            Oslo, 4 seats
          </MenuItem>
          <MenuItem className={item} onClick={() => setRoom('Lima')}>
            Lima, 8 seats
          </MenuItem>
          <MenuItem className={item} onClick={() => setRoom('Kyoto')}>
            Kyoto, 12 seats
          </MenuItem>
        </Menu>
      </Dropdown>
      <Button
        className={`${button} ${primary}`}
        onClick={() => (room ? setSent(true) : setOpen(true))}
      >
        Send invitation
      </Button>
      <span role="status">{sent ? 'Invitation sent' : hint}</span>
    </div>
  );
}
