import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';

export default function DividerList() {
  return (
    <Paper variant="outlined" sx={{ width: 320, maxWidth: '100%' }}>
      <List aria-label="Invoice 2041" disablePadding>
        <ListItem divider>
          <ListItemText primary="Hosting" secondary="$120" />
        </ListItem>
        <ListItem divider>
          <ListItemText primary="Support" secondary="$45" />
        </ListItem>
        <ListItem>
          <ListItemText primary="Domain" secondary="$15" />
        </ListItem>
        <Divider component="li" aria-hidden sx={{ borderBottomWidth: 'medium' }} />
        <ListItem>
          <ListItemText primary="Total" secondary="$180" />
        </ListItem>
      </List>
    </Paper>
  );
}
