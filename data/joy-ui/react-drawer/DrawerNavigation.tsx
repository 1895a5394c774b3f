import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const pages = ['Flights', 'Hotels', 'Trains', 'Saved trips'];

export default function DrawerNavigation() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Flights');

  return (
    <>
      <Sheet
        variant="outlined"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1,
          width: 280,
          maxWidth: '100%',
          borderRadius: 'md',
        }}
      >
        <IconButton
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        >
          <MenuIcon />
        </IconButton>
        <Typography level="title-md">{current}</Typography>
      </Sheet>
      <Drawer
        size="sm"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Trip planner</DialogTitle>
        <Box component="nav" aria-label="Trip planner">
          <List size="lg">
            {pages.map((page) => (
              <ListItem key={page}>
                <ListItemButton
                  component="a"
                  href="#DrawerNavigation"
                  selected={page === current}
                  aria-current={page === current ? 'page' : undefined}
                  onClick={(event: React.MouseEvent) => {
                    event.preventDefault(); // Your router goes here.
                    setCurrent(page);
                    setOpen(false);
                  }}
                >
                  {page}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
    </>
  );
}
