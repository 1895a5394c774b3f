import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const entries = [
  {
    name: 'Ondine Faure',
    text: 'Came over the saddle in fog and heard the bell long before we saw a roof. The soup was worth every stone.',
  },
  { name: 'Halvard Moe', text: 'Boots dry, socks dry, heart full.' },
];

export default function GuestBook() {
  return (
    <List aria-label="Guest book" sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}>
      {entries.map(({ name, text }) => (
        <ListItem key={name} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar
              // The name stands beside it, so the letter need not be read.
              aria-hidden
              sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
            >
              {name[0]}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={text} />
        </ListItem>
      ))}
    </List>
  );
}
