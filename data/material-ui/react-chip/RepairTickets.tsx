import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const tickets = [
  { bike: 'Blue cargo bike', job: 'Brake bleed', state: 'Waiting' },
  { bike: 'Road bike, 56 cm', job: 'New cassette', state: 'On the stand' },
  { bike: 'Folding bike', job: 'Flat tire', state: 'Ready' },
];

export default function RepairTickets() {
  return (
    <List sx={{ width: '100%', maxWidth: 420 }}>
      {tickets.map(({ bike, job, state }) => (
        <ListItem key={bike} divider sx={{ gap: 2 }}>
          <ListItemText primary={bike} secondary={job} />
          <Chip
            label={state}
            size="small"
            color={state === 'Ready' ? 'success' : 'default'}
          />
        </ListItem>
      ))}
    </List>
  );
}
