import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Check from '@mui/icons-material/Check';
import Sort from '@mui/icons-material/Sort';

const orders = ['Newest first', 'Oldest first', 'Highest total'];

export default function MenuSelected() {
  const [order, setOrder] = React.useState('Newest first');

  return (
    <Dropdown>
      <MenuButton startDecorator={<Sort />}>Sort: {order}</MenuButton>
      <Menu aria-label="Sort the orders">
        {orders.map((label) => (
          <MenuItem
            key={label}
            role="menuitemradio"
            aria-checked={label === order}
            selected={label === order}
            onClick={() => setOrder(label)}
          >
            <ListItemDecorator>{label === order && <Check />}</ListItemDecorator>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
