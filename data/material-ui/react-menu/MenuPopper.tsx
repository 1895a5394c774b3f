import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const formats = ['PDF', 'Spreadsheet', 'Plain text'];

export default function MenuPopper() {
  const menuId = React.useId();
  const [group, setGroup] = React.useState<HTMLElement | null>(null);
  const toggleRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const [format, setFormat] = React.useState(formats[0]);

  const closeAndReturn = () => {
    setOpen(false);
    toggleRef.current?.focus();
  };
  const handleClickAway = (event: MouseEvent | TouchEvent) => {
    // The toggle closes the list itself; closing twice would open it again.
    if (!group?.contains(event.target as Node)) {
      setOpen(false);
    }
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      closeAndReturn();
    }
  };

  return (
    <>
      <ButtonGroup ref={setGroup} variant="outlined" aria-label="Export the report">
        <Button>Export: {format}</Button>
        <Button
          ref={toggleRef}
          size="small"
          aria-label="Choose the format"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? menuId : undefined}
          onClick={() => setOpen((current) => !current)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Popper
        open={open}
        anchorEl={group}
        placement="bottom-end"
        role="presentation"
        sx={{ zIndex: 'modal' }}
      >
        <ClickAwayListener onClickAway={handleClickAway}>
          <Paper elevation={8} sx={{ my: 0.5 }}>
            <MenuList
              id={menuId}
              autoFocusItem
              aria-label="Format"
              onKeyDown={handleKeyDown}
            >
              {formats.map((name) => (
                <MenuItem
                  key={name}
                  role="menuitemradio"
                  aria-checked={name === format}
                  selected={name === format}
                  onClick={() => {
                    setFormat(name);
                    closeAndReturn();
                  }}
                >
                  {name}
                </MenuItem>
              ))}
            </MenuList>
          </Paper>
        </ClickAwayListener>
      </Popper>
    </>
  );
}
