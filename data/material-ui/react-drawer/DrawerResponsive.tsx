import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const projects = ['New website', 'Spring sale', 'Office move'];

export default function DrawerResponsive() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));
  const [menuOpen, setMenuOpen] = React.useState(false);
  const modalOpen = menuOpen && !isWide;
  const close = () => setMenuOpen(false);

  const links = (
    <Box component="nav" aria-label="Projects">
      <List onClick={close}>
        {projects.map((project) => (
          <ListItem key={project} disablePadding>
            <ListItemButton component="a" href={`#${project}`}>
              <ListItemText primary={project} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        open={modalOpen}
        onClose={close}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Choose a project',
          sx: { width: 240 },
        }}
      >
        {links}
      </Drawer>
      {/* CSS, not the hook, so that server HTML is right at every width. */}
      <Drawer
        variant="permanent"
        sx={{ display: { xs: 'none', sm: 'block' }, width: 200 }}
        PaperProps={{ sx: { width: 200 } }}
      >
        {links}
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="sticky">
          <Toolbar>
            <IconButton
              color="inherit"
              edge="start"
              aria-label="Choose a project"
              aria-haspopup="dialog"
              aria-expanded={modalOpen}
              onClick={() => setMenuOpen(true)}
              sx={{ display: { sm: 'none' }, mr: 1 }}
            >
              <MenuIcon />
            </IconButton>
            <Typography component="h1" variant="h6" noWrap>
              Tasks
            </Typography>
          </Toolbar>
        </AppBar>
        <Box component="main" sx={{ p: 3 }}>
          Seven tasks are due today, two of them are yours.
        </Box>
      </Box>
    </Box>
  );
}
