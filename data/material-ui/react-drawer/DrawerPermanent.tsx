import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = { xs: 128, sm: 220 };
const summaries = {
  Orders: '18 orders wait for shipping.',
  Products: '4 of 126 products are sold out.',
  Customers: '9 customers opened an account this week.',
};
const pages = Object.keys(summaries) as (keyof typeof summaries)[];

export default function DrawerPermanent() {
  const [page, setPage] = React.useState<keyof typeof summaries>('Orders');

  return (
    <Box sx={{ display: 'flex' }}>
      {/* The root reserves the room, the paper fills it. */}
      <Drawer variant="permanent" sx={{ width }} PaperProps={{ sx: { width } }}>
        <Toolbar>
          <Typography noWrap>Bike shop</Typography>
        </Toolbar>
        <Divider />
        <List component="nav" aria-label="Shop">
          {pages.map((name) => (
            <ListItemButton
              key={name}
              component="a"
              href={`#${name}`} // Your router's link goes here.
              selected={name === page}
              aria-current={name === page ? 'page' : undefined}
              onClick={() => setPage(name)}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <AppBar position="sticky">
          <Toolbar>
            <Typography component="h1" variant="h6" noWrap>
              {page}
            </Typography>
          </Toolbar>
        </AppBar>
        <Typography component="main" sx={{ p: 3 }}>
          {summaries[page]}
        </Typography>
      </Box>
    </Box>
  );
}
