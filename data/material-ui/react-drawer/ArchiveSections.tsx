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

const sections = ['Town plans', 'Sea charts', 'Tithe maps', 'Aerial photographs'];

export default function ArchiveSections() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Sea charts');
  const close = () => setOpen(false);

  return (
    <>
      <Button
        startIcon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Archive: {current}
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Archive sections',
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
        <Box component="nav" aria-label="Archive">
          <List disablePadding>
            {sections.map((name) => (
              <ListItem key={name} disablePadding>
                <ListItemButton
                  component="a"
                  href="#ArchiveSections"
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
