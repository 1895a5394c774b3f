import Star from '@mui/icons-material/Star';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default function ListInset() {
  return (
    <List
      aria-label="Contacts"
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
      subheader={<ListSubheader inset>Contacts</ListSubheader>}
    >
      <ListItem>
        <ListItemIcon>
          <Star titleAccess="Favorite:" />
        </ListItemIcon>
        <ListItemText primary="Grace Lee" secondary="Mobile" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Hugo Martin" secondary="Work" />
      </ListItem>
      {/* Screen readers expect only list items here, so the line is hidden. */}
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemText inset primary="Isabel Reyes" secondary="Home" />
      </ListItem>
    </List>
  );
}
