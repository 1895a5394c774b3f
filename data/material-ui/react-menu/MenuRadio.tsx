import * as React from 'react';
import Sort from '@mui/icons-material/Sort';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Lowest price', 'Best rating'];

export default function MenuRadio() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState(orders[2]);

  const choose = (next: string) => {
    setOrder(next);
    setAnchor(null);
  };

  return (
    <>
      <Button
        startIcon={<Sort />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Sort: {order}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        MenuListProps={{ id, 'aria-label': 'Order of the products' }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
