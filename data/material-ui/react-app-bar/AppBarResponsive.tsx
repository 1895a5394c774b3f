import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const pages = ['Books', 'Events', 'Opening hours', 'Contact'];

export default function AppBarResponsive() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <AppBar position="static">
        <Toolbar>
          <IconButton
            color="inherit"
            edge="start"
            aria-label="Open the main menu"
            aria-expanded={open}
            onClick={() => setOpen(true)}
            sx={{ mr: 1, display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            City library
          </Typography>
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            {pages.map((page) => (
              <Button key={page} color="inherit" href={`#${page}`}>
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer open={open} onClose={close} PaperProps={{ sx: { width: 240 } }}>
        <List component="nav" aria-label="Main" onClick={close}>
          {pages.map((page) => (
            <ListItem key={page} component="div" disablePadding>
              <ListItemButton component="a" href={`#${page}`}>
                <ListItemText primary={page} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box component="main" sx={{ p: 3 }}>
        <Typography variant="h5" component="h1" gutterBottom>
          New this month
        </Typography>
        <Typography>
          Forty novels, a shelf of cookbooks and a reading room for children.
        </Typography>
      </Box>
    </React.Fragment>
  );
}
