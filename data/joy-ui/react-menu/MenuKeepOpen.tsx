import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Check from '@mui/icons-material/Check';

const columns = ['Customer', 'Date', 'Total', 'Status'];

export default function MenuKeepOpen() {
  const [shown, setShown] = React.useState(['Customer', 'Total']);

  const toggle = (event: React.SyntheticEvent, column: string) => {
    // Tells the item not to close the menu.
    Object.assign(event, { defaultMuiPrevented: true });
    const others = shown.filter((entry) => entry !== column);
    setShown(others.length < shown.length ? others : [...shown, column]);
  };

  return (
    <Dropdown>
      <MenuButton>{`Columns: ${shown.length} of ${columns.length}`}</MenuButton>
      <Menu aria-label="Columns">
        {columns.map((column) => (
          <MenuItem
            key={column}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column)}
            onClick={(event) => toggle(event, column)}
          >
            <ListItemDecorator>
              {shown.includes(column) && <Check />}
            </ListItemDecorator>
            {column}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
