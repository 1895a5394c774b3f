import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const width = 200;

export default function NarrowAndWide() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const links = (
    <List component="nav" aria-label="Desk">
      {['Loans', 'Returns', 'Repairs'].map((name) => (
        <ListItem key={name} component="div" disablePadding>
          <ListItemButton component="a" href="#NarrowAndWide" onClick={close}>
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );

  return (
    <Box sx={{ position: 'relative', display: 'flex', minHeight: 200 }}>
      <Drawer
        open={open && !isWide}
        onClose={close}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Desk',
          sx: { width },
        }}
      >
        {links}
      </Drawer>
      {/* CSS, not the hook, so that server HTML is right at every width. */}
      <Drawer
        variant="permanent"
        sx={{
          display: { xs: 'none', md: 'block' },
          position: 'relative',
          width,
          flexShrink: 0,
        }}
        PaperProps={{ sx: { position: 'absolute', width: '100%' } }}
      >
        {links}
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 3 }}>
        <Button
          startIcon={<MenuIcon />}
          aria-haspopup="dialog"
          aria-expanded={open && !isWide}
          onClick={() => setOpen(true)}
          sx={{ display: { md: 'none' }, mb: 2 }}
        >
          Desk
        </Button>
        <Typography>Twelve sheets are due today, three of them rolled.</Typography>
      </Box>
    </Box>
  );
}
