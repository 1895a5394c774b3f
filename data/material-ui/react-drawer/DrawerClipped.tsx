import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const drawerWidth = { xs: 120, sm: 200 };
const courses = ['Starters', 'Mains', 'Desserts'];
const recipes = [
  { name: 'Tomato soup', minutes: 35 },
  { name: 'Bean salad', minutes: 20 },
  { name: 'Garlic bread', minutes: 15 },
  { name: 'Stuffed mushrooms', minutes: 40 },
  { name: 'Onion tart', minutes: 70 },
  { name: 'Cucumber rolls', minutes: 25 },
  { name: 'Baked potatoes', minutes: 60 },
];

export default function DrawerClipped() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar sx={(theme) => ({ zIndex: theme.zIndex.drawer + 1 })}>
        <Toolbar>
          <Typography component="h1" variant="h6">
            Recipes
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width: drawerWidth }}
        PaperProps={{ sx: { width: drawerWidth } }}
      >
        {/* An empty toolbar is as high as the bar that covers it. */}
        <Toolbar />
        <Box component="nav" aria-label="Courses">
          <List>
            {courses.map((course, index) => (
              <ListItem key={course} disablePadding>
                <ListItemButton
                  href={`#${course}`}
                  selected={index === 0}
                  aria-current={index === 0 && 'page'}
                >
                  <ListItemText primary={course} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      </Drawer>
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar />
        <List aria-label="Starters">
          {recipes.map(({ name, minutes }) => (
            <ListItem key={name} divider>
              <ListItemText primary={name} secondary={`${minutes} minutes`} />
            </ListItem>
          ))}
        </List>
      </Box>
    </Box>
  );
}
