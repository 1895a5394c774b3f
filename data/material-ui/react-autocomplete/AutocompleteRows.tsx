import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

// Two people share a name, so the label can't be the React key.
const people = [
  { email: 'ana.silva@example.com', name: 'Ana Silva' },
  { email: 'b.carter@example.com', name: 'Ben Carter' },
  { email: 'chloe@example.com', name: 'Chloe Martin' },
  { email: 'david.kim@example.com', name: 'David Kim' },
  { email: 'dkim.sales@example.com', name: 'David Kim' },
];

export default function AutocompleteRows() {
  return (
    <Autocomplete
      options={people}
      getOptionLabel={(person) => person.name}
      getOptionKey={(person) => person.email}
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => <TextField {...params} label="Assignee" />}
      renderOption={({ key, ...props }, person) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <Avatar sx={{ width: 32, height: 32, fontSize: 14 }} aria-hidden>
            {person.name
              .split(' ')
              .map((word) => word[0])
              .join('')}
          </Avatar>
          <ListItemText primary={person.name} secondary={person.email} />
        </Box>
      )}
    />
  );
}
