import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import MenuIcon from '@mui/icons-material/Menu';
import Share from '@mui/icons-material/Share';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const items = [
  'Apples',
  'Bread',
  'Butter',
  'Carrots',
  'Coffee',
  'Eggs',
  'Flour',
  'Milk',
  'Onions',
  'Rice',
];

export default function AppBarBottom() {
  return (
    <Box sx={{ pb: 12 }}>
      <Box component="main" sx={{ p: 2 }}>
        <Typography variant="h6" component="h1">
          Shopping list
        </Typography>
        <List>
          {items.map((item) => (
            <ListItem key={item} divider disableGutters>
              <ListItemText primary={item} />
            </ListItem>
          ))}
        </List>
      </Box>
      <AppBar component="div" position="fixed" sx={{ top: 'auto', bottom: 0 }}>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <IconButton color="inherit" edge="start" aria-label="Open another list">
            <MenuIcon />
          </IconButton>
          <Fab
            color="secondary"
            aria-label="Add an item"
            sx={{ position: 'absolute', insetInline: 0, top: -28, mx: 'auto' }}
          >
            <AddShoppingCart />
          </Fab>
          <IconButton color="inherit" edge="end" aria-label="Share the list">
            <Share />
          </IconButton>
        </Toolbar>
      </AppBar>
    </Box>
  );
}
