import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const folders = ['Inbox', 'Drafts', 'Sent', 'Archive'];

export default function DrawerTemporary() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Inbox');
  const close = () => setOpen(false);

  return (
    <>
      <Button
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Mail: {current}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Mail folders',
          sx: { width: 260 },
        }}
      >
        <IconButton
          aria-label="Close"
          onClick={close}
          sx={{ alignSelf: 'end', m: 1 }}
        >
          <CloseIcon />
        </IconButton>
        <Box component="nav" aria-label="Mail">
          <List disablePadding>
            {folders.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  component="a"
                  href="#DrawerTemporary"
                  selected={name === current}
                  aria-current={name === current ? 'page' : undefined}
                  onClick={(event: React.MouseEvent) => {
                    event.preventDefault(); // Your router goes here.
                    setCurrent(name);
                    close();
                  }}
                >
                  <ListItemText primary={name} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </>
  );
}
