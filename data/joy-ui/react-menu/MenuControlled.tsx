import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

const statuses = ['To do', 'In progress', 'Done'];

export default function MenuControlled() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('To do');

  return (
    <Dropdown open={open} onOpenChange={(event, isOpen) => setOpen(isOpen)}>
      <MenuButton
        variant={open ? 'solid' : 'soft'}
        endDecorator={
          <KeyboardArrowDown sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
        }
      >
        Task: {status}
      </MenuButton>
      <Menu aria-label="Status of the task">
        {statuses.map((entry) => (
          <MenuItem
            key={entry}
            role="menuitemradio"
            aria-checked={entry === status}
            selected={entry === status}
            onClick={() => setStatus(entry)}
          >
            {entry}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
