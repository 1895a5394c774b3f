import Home from '@mui/icons-material/Home';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const sections = ['Flights', 'Hotels', 'Trains'];

export default function ListHorizontal() {
  return (
    <Box
      component="nav"
      aria-label="Travel"
      sx={{ display: 'flex', justifyContent: 'center' }}
    >
      <List
        orientation="horizontal"
        size="sm"
        sx={{ flexGrow: 0, '--ListItem-radius': '6px' }}
      >
        <ListItem>
          <ListItemButton component="a" href="#ListHorizontal" aria-label="Home">
            <Home />
          </ListItemButton>
        </ListItem>
        {sections.flatMap((section) => [
          <ListDivider key={`${section} line`} aria-hidden inset="gutter" />,
          <ListItem key={section}>
            <ListItemButton component="a" href="#ListHorizontal">
              {section}
            </ListItemButton>
          </ListItem>,
        ])}
      </List>
    </Box>
  );
}
