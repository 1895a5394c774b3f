import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const columns = ['Customer', 'Due date', 'Amount', 'Status'];

export default function MenuCheckbox() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [shown, setShown] = React.useState(['Customer', 'Amount']);

  const toggle = (name: string) =>
    setShown((current) =>
      current.includes(name)
        ? current.filter((other) => other !== name)
        : [...current, name],
    );

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Columns: {shown.length} of {columns.length}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Ticking a box is not a selection: start at the first item.
        variant="menu"
        MenuListProps={{ id, 'aria-label': 'Columns of the invoice table' }}
      >
        {columns.map((name) => (
          <MenuItem
            key={name}
            role="menuitemcheckbox"
            aria-checked={shown.includes(name)}
            onClick={() => toggle(name)}
          >
            <ListItemIcon>{shown.includes(name) && <Check />}</ListItemIcon>
            <ListItemText>{name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
