import Autocomplete from '@mui/joy/Autocomplete';
import AutocompleteOption from '@mui/joy/AutocompleteOption';
import Avatar from '@mui/joy/Avatar';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';
import { mayaPatel, omarHaddad, saraLind, yukiTanaka } from '../sampleData/pictures';

const people = [
  { name: 'Maya Patel', team: 'Design', picture: mayaPatel },
  { name: 'Omar Haddad', team: 'Support', picture: omarHaddad },
  { name: 'Sara Lind', team: 'Sales', picture: saraLind },
  { name: 'Yuki Tanaka', team: 'Design', picture: yukiTanaka },
];

export default function AutocompletePeople() {
  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Assign to</FormLabel>
      <Autocomplete
        options={people}
        getOptionLabel={(person) => person.name}
        renderOption={(props, person) => (
          <AutocompleteOption {...props} key={person.name}>
            <ListItemDecorator>
              <Avatar size="sm" src={person.picture} alt="" />
            </ListItemDecorator>
            <ListItemContent>
              {person.name}
              <Typography level="body-xs" textColor="text.secondary">
                {person.team}
              </Typography>
            </ListItemContent>
          </AutocompleteOption>
        )}
      />
    </FormControl>
  );
}
