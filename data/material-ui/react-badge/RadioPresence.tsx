import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const team = [
  { initials: 'AK', name: 'Anneli Kask', radio: true },
  { initials: 'RM', name: 'Rui Matos', radio: false },
];

export default function RadioPresence() {
  return (
    <List sx={{ width: '100%', maxWidth: 300 }}>
      {team.map(({ initials, name, radio }) => (
        <ListItem key={initials}>
          <ListItemAvatar>
            <Badge
              variant="dot"
              color="success"
              overlap="circular"
              anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
              invisible={!radio}
            >
              <Avatar
                sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}
              >
                {initials}
              </Avatar>
            </Badge>
          </ListItemAvatar>
          <ListItemText
            primary={name}
            secondary={radio ? 'Radio on' : 'Out of reach'}
          />
        </ListItem>
      ))}
    </List>
  );
}
