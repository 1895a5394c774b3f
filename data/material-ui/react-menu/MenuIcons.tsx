import * as React from 'react';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import SwapVert from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const tools = [
  { label: 'Copy the link', icon: <ContentCopy />, keys: 'C' },
  { label: 'Move the task', icon: <SwapVert />, keys: 'M' },
];

export default function MenuIcons() {
  const id = React.useId();
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Task 12
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        MenuListProps={{ id, dense: true, 'aria-label': 'Task 12' }}
        slotProps={{ paper: { sx: { width: 260 } } }}
      >
        <ListSubheader disableSticky role="presentation" sx={{ lineHeight: 2.5 }}>
          Edit
        </ListSubheader>
        {tools.map(({ label, icon, keys }) => (
          <MenuItem key={label} onClick={close} aria-keyshortcuts={keys}>
            <ListItemIcon>{icon}</ListItemIcon>
            <ListItemText>{label}</ListItemText>
            <Typography aria-hidden variant="body2" color="text.secondary">
              {keys}
            </Typography>
          </MenuItem>
        ))}
        <MenuItem disabled>
          <ListItemText inset>Paste: nothing copied</ListItemText>
        </MenuItem>
        <Divider component="li" />
        <MenuItem onClick={close} sx={{ color: 'error.main' }}>
          <ListItemIcon sx={{ color: 'inherit' }}>
            <DeleteOutline />
          </ListItemIcon>
          <ListItemText>Delete the task</ListItemText>
        </MenuItem>
      </Menu>
    </>
  );
}
