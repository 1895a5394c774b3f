import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { styled } from '@mui/system';

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
    <Meeting>
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <MenuButton>Meeting room: {room || 'none'}</MenuButton>
        <Menu
          slotProps={{
            root: popup,
            listbox: { 'aria-label': 'Rooms', onKeyDown: handleKeyDown },
          }}
        >
          <MenuItem onClick={() => setRoom('Oslo')}>Oslo, 4 seats</MenuItem>
          <MenuItem onClick={() => setRoom('Lima')}>Lima, 8 seats</MenuItem>
          <MenuItem onClick={() => setRoom('Kyoto')}>Kyoto, 12 seats</MenuItem>
        </Menu>
      </Dropdown>
      <Button
        className="primary"
        onClick={() => (room ? setSent(true) : setOpen(true))}
      >
        Send invitation
      </Button>
      <span role="status">{sent ? 'Invitation sent' : hint}</span>
    </Meeting>
  );
}

const accent = 'light-dark(#0b57d0, #a8c7fa)';
const filled = { background: accent, color: 'light-dark(#fff, #062e6f)' };
const line = '1px solid color-mix(in srgb, currentColor 55%, transparent)';

const Meeting = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'flex-start',
  gap: '0.75rem',
  // Room for the list.
  minHeight: '12.5rem',
  '& button': {
    padding: '0.5rem 0.875rem',
    border: line,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `3px solid ${accent}`, outlineOffset: 2 },
  '& .base--expanded': { borderColor: accent },
  '& .primary': { ...filled, borderColor: 'transparent' },
  '& .base-Menu-root': { zIndex: 1 },
  '& [role=menu]': {
    margin: 0,
    padding: '0.375rem',
    border: line,
    borderRadius: 8,
    background: 'light-dark(#fff, #1b2027)',
    listStyle: 'none',
  },
  '& [role=menuitem]': { padding: '0.5rem 0.75rem', borderRadius: 4 },
  '& [role=menuitem]:focus': {
    ...filled,
    outline: '2px solid transparent',
    outlineOffset: -2,
  },
});
