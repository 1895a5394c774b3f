import * as React from 'react';
import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';

const trigger =
  "cursor-pointer rounded-lg border border-current/55 px-3.5 py-2 outline-blue-700 focus-visible:outline-3 focus-visible:outline-offset-2 dark:outline-blue-300 after:ms-2 after:content-['▾'_/_'']";
const list =
  'm-0 min-w-44 list-none rounded-lg border border-current/25 bg-white p-1.5 shadow-xl dark:bg-gray-900';
const item =
  'cursor-default rounded px-3 py-2 focus:outline-hidden focus:bg-blue-700 focus:text-white dark:focus:bg-blue-300 dark:focus:text-blue-950 [&.base--disabled]:opacity-50';

const popup = { placement: 'bottom-start', offset: 4, disablePortal: true } as const;

export default function MenuBasic() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('Paid on March 3');

  // Shift+Tab moves to the button and would leave the list open.
  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.shiftKey && event.key === 'Tab') setOpen(false);
  }

  return (
    <div className="flex min-h-60 flex-wrap content-start items-center gap-3">
      <Dropdown open={open} onOpenChange={(event, nextOpen) => setOpen(nextOpen)}>
        <MenuButton className={trigger}>Order 2041</MenuButton>
        <Menu
          className="z-1"
          slotProps={{
            root: popup,
            listbox: {
              className: list,
              'aria-label': 'Order actions',
              onKeyDown: handleKeyDown,
            },
          }}
        >
          <MenuItem className={item} onClick={() => setStatus('Invoice sent')}>
            Send invoice
          </MenuItem>
          <MenuItem className={item} onClick={() => setStatus('Order duplicated')}>
            Duplicate
          </MenuItem>
          <MenuItem className={item} onClick={() => setStatus('Order archived')}>
            Archive
          </MenuItem>
          <MenuItem className={item} disabled>
            Refund
          </MenuItem>
        </Menu>
      </Dropdown>
      <span role="status">{status}</span>
    </div>
  );
}
