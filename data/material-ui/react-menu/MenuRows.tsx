import * as React from 'react';
import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const files = [
  { name: 'Budget', state: 'Spreadsheet, changed today' },
  { name: 'Floor plan', state: 'Drawing, shared with Mia' },
  { name: 'Offer', state: 'Document, not shared' },
];

export default function MenuRows() {
  const menuId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [row, setRow] = React.useState({
    name: '',
    anchor: null as HTMLElement | null,
  });
  const close = () => setOpen(false);

  return (
    <>
      <List aria-label="Files" sx={{ maxWidth: 420, mx: 'auto' }}>
        {files.map(({ name, state }) => (
          <ListItem
            key={name}
            divider
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`Actions for ${name}`}
                aria-haspopup="menu"
                aria-expanded={open && row.name === name}
                aria-controls={open && row.name === name ? menuId : undefined}
                onClick={(event) => {
                  setRow({ name, anchor: event.currentTarget });
                  setOpen(true);
                }}
              >
                <MoreVert />
              </IconButton>
            }
          >
            <ListItemText primary={name} secondary={state} />
          </ListItem>
        ))}
      </List>
      {/* Closing keeps the row, so that the text does not change mid-fade. */}
      <Menu
        open={open}
        anchorEl={row.anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        MenuListProps={{ id: menuId, 'aria-label': `Actions for ${row.name}` }}
      >
        <MenuItem onClick={close}>Open {row.name}</MenuItem>
        <MenuItem onClick={close}>Move to another folder</MenuItem>
        <MenuItem onClick={close}>Download a copy</MenuItem>
      </Menu>
    </>
  );
}
