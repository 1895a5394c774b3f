import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import './styles.css';

const popup = { placement: 'bottom-start', offset: 4, disablePortal: true } as const;

export default function MenuBasic() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('Paid on March 3');

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <div className="order">
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <MenuButton className="trigger">Order 2041</MenuButton>
        <Menu
          className="menu"
          slotProps={{
            root: popup,
            listbox: {
              className: 'list',
              'aria-label': 'Order actions',
              onKeyDown: handleKeyDown,
            },
          }}
        >
          <MenuItem className="item" onClick={() => setStatus('Invoice sent')}>
            Send invoice
          </MenuItem>
          <MenuItem className="item" onClick={() => setStatus('Order duplicated')}>
            Duplicate
          </MenuItem>
          <MenuItem className="item" onClick={() => setStatus('Order archived')}>
            Archive
          </MenuItem>
          <MenuItem className="item" disabled>
            Refund
          </MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{status}</span>
    </div>
  );
}
