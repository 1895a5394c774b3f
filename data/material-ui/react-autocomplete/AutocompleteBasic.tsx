import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const cities = [
  'Amsterdam',
  'Barcelona',
  'Chicago',
  'Istanbul',
  'Lisbon',
  'Osaka',
  'Sydney',
];

export default function AutocompleteBasic() {
  return (
    <Autocomplete
      options={cities}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Destination" />}
    />
  );
}
