import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const reviews = [
  {
    name: 'Emma Clark',
    text: 'The room was quiet and very clean, and breakfast was served until eleven. We walked to the old town in ten minutes and would book again.',
  },
  { name: 'Daniel Kim', text: 'Friendly staff, great view from the roof.' },
];

export default function ListAvatars() {
  return (
    <List aria-label="Reviews" sx={{ width: '100%', maxWidth: 440, mx: 'auto' }}>
      {reviews.map(({ name, text }) => (
        <ListItem key={name} alignItems="flex-start">
          <ListItemAvatar>
            <Avatar
              aria-hidden // the name stands beside it
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
