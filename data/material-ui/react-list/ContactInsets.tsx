import Call from '@mui/icons-material/Call';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

export default function ContactInsets() {
  return (
    <List
      aria-label="Contacts"
      sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}
      subheader={<ListSubheader inset>Day and night</ListSubheader>}
    >
      <ListItem>
        <ListItemIcon>
          <Call />
        </ListItemIcon>
        <ListItemText primary="Mountain rescue" secondary="Channel 4" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Warden" secondary="Channel 7" />
      </ListItem>
      {/* Only list items may be read inside a list, so the line is hidden. */}
      <Divider component="li" variant="inset" aria-hidden />
      <ListItem>
        <ListItemText inset primary="Valley taxi" secondary="Until eight" />
      </ListItem>
    </List>
  );
}
