import PersonAdd from '@mui/icons-material/PersonAdd';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const people = [
  { name: 'Amara Diallo', phone: '555 0102' },
  { name: 'Ben Fischer', phone: '555 0117' },
  { name: 'Chloe Martin', phone: '555 0123' },
  { name: 'Diego Santos', phone: '555 0138' },
  { name: 'Emma Larsen', phone: '555 0144' },
  { name: 'Farid Rahimi', phone: '555 0151' },
  { name: 'Grace Okafor', phone: '555 0160' },
];

export default function FabPosition() {
  return (
    // The padding lets the last entry scroll out from behind the button.
    <Box component="main" sx={{ pb: 11 }}>
      <Typography component="h1" variant="h6" sx={{ px: 2, pt: 2 }}>
        Contacts
      </Typography>
      <List>
        {people.map(({ name, phone }) => (
          <ListItem key={name}>
            <ListItemText primary={name} secondary={phone} />
          </ListItem>
        ))}
      </List>
      <Fab
        color="primary"
        aria-label="Add a contact"
        sx={{ position: 'fixed', bottom: 16, right: 16 }}
      >
        <PersonAdd />
      </Fab>
    </Box>
  );
}
