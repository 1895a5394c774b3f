import * as React from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Popper } from '@mui/base/Popper';
import Button from '@mui/joy/Button';
import MenuItem from '@mui/joy/MenuItem';
import MenuList from '@mui/joy/MenuList';

function focusFirstItem(list: HTMLElement | null) {
  list?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
}

export default function MenuListPopper() {
  const [open, setOpen] = React.useState(false);
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);

  const close = () => {
    setOpen(false);
    button?.focus();
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div>
        <Button
          ref={setButton}
          id="export-button"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'export-menu' : undefined}
          onClick={() => setOpen(!open)}
        >
          Export the orders
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          disablePortal
          role={undefined}
          style={{ zIndex: 1000 }}
        >
          <MenuList
            ref={focusFirstItem}
            id="export-menu"
            aria-labelledby="export-button"
            onKeyDown={(event) => {
              if (event.key === 'Escape') close();
              if (event.key === 'Tab') setOpen(false);
            }}
            sx={{ boxShadow: 'md', marginBlock: 0.5 }}
          >
            <MenuItem onClick={close}>Spreadsheet</MenuItem>
            <MenuItem onClick={close}>PDF file</MenuItem>
            <MenuItem onClick={close}>Plain text</MenuItem>
          </MenuList>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}
