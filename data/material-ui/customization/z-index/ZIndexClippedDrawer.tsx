import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer, { drawerClasses } from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const shelves = ['Stock', 'Orders', 'Returns'];

/** Without the style, the drawer would cover the start of the bar. */
const TopBar = styled(AppBar)(({ theme }) => ({ zIndex: theme.zIndex.drawer + 1 }));

const Shelves = styled(Drawer)({ [`& .${drawerClasses.paper}`]: { width: 120 } });

export default function ZIndexClippedDrawer() {
  return (
    <>
      <TopBar>
        <Toolbar>
          <Typography component="h1" variant="subtitle1">
            Warehouse 4
          </Typography>
        </Toolbar>
      </TopBar>
      <Shelves variant="permanent">
        <List sx={{ mt: 8 }}>
          {shelves.map((name) => (
            <ListItem key={name}>{name}</ListItem>
          ))}
        </List>
      </Shelves>
      <Box component="main" sx={{ pt: 10, paddingInlineStart: '136px' }}>
        412 items in stock
      </Box>
    </>
  );
}
