import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

const edge = 64; // pixels that stay visible while the drawer is closed
const items = ['Bread flour, 1 kg', 'Olive oil, 750 ml', 'Sea salt, 250 g'];

export default function DrawerSwipeableEdge() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box component="main" sx={{ p: 3 }}>
      <Typography component="h1" variant="h6" gutterBottom>
        Groceries
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Show basket
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        swipeAreaWidth={edge}
        allowSwipeInChildren
        // The bottom edge does not mean "back", on iOS either.
        disableSwipeToOpen={false}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Basket',
          sx: { height: 200, overflow: 'visible' },
        }}
      >
        <Box
          onClick={() => setOpen(!open)}
          sx={{
            // Stands above the surface, and is shown when the modal is hidden.
            position: 'absolute',
            insetInline: 0,
            top: -edge,
            height: edge,
            visibility: 'visible',
            px: 2,
            borderRadius: '16px 16px 0 0',
            bgcolor: 'background.paper',
            backgroundImage: 'inherit', // the lighter surface of dark mode
            boxShadow: 8,
            clipPath: 'inset(-16px 0 0)',
            cursor: 'pointer',
            '&::before': {
              content: '""',
              display: 'block',
              width: 32,
              height: 4,
              m: '12px auto 8px',
              borderRadius: 2,
              bgcolor: 'action.disabled',
            },
          }}
        >
          <Typography>Basket: 3 items, 14.20</Typography>
        </Box>
        <List sx={{ overflowY: 'auto' }}>
          {items.map((item) => (
            <ListItem key={item}>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
        <Button onClick={() => setOpen(false)} sx={{ alignSelf: 'start', mx: 1 }}>
          Close
        </Button>
      </SwipeableDrawer>
    </Box>
  );
}
