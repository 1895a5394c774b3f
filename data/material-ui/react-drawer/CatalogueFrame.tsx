import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const shelves = [
  { name: 'Folios', count: '212 sheets, some on vellum' },
  { name: 'Rolls', count: '48 rolls, the longest 9 m' },
  { name: 'Globes', count: '7 globes, two of them celestial' },
] as const;

export default function CatalogueFrame() {
  const [shelf, setShelf] = React.useState<(typeof shelves)[number]>(shelves[0]);

  return (
    // The box stands in for the page: it is positioned, and it clips.
    <Box
      sx={{ position: 'relative', display: 'flex', height: 240, overflow: 'hidden' }}
    >
      <Drawer
        variant="permanent"
        sx={{ position: 'relative', flexShrink: 0, width: { xs: 120, sm: 200 } }}
        PaperProps={{
          component: 'nav',
          'aria-label': 'Shelves',
          sx: { position: 'absolute', width: '100%' },
        }}
      >
        <List>
          {shelves.map((next) => (
            <ListItem key={next.name} disablePadding>
              <ListItemButton
                component="a"
                href="#CatalogueFrame"
                selected={next === shelf}
                aria-current={next === shelf ? 'page' : undefined}
                onClick={(event: React.MouseEvent) => {
                  event.preventDefault(); // Your router goes here.
                  setShelf(next);
                }}
              >
                <ListItemText primary={next.name} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 3 }}>
        <Typography component="h2" variant="h6">
          {shelf.name}
        </Typography>
        <Typography role="status">{shelf.count}</Typography>
      </Box>
    </Box>
  );
}
