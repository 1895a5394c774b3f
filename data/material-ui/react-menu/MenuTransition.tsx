import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

export default function MenuTransition() {
  const menuId = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Flight KT 142
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        TransitionComponent={Fade}
        transitionDuration={{ enter: 150, exit: 75 }}
        MenuListProps={{ id: menuId, 'aria-label': 'Flight KT 142' }}
      >
        <MenuItem onClick={close}>Choose a seat</MenuItem>
        <MenuItem onClick={close}>Add a bag</MenuItem>
        <MenuItem onClick={close}>Cancel the flight</MenuItem>
      </Menu>
    </>
  );
}
