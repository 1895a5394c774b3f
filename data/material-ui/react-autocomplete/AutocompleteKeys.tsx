import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const people = [
  'Ana Silva',
  'Ben Carter',
  'Chloe Martin',
  'David Kim',
  'Emma Rossi',
];

export default function AutocompleteKeys() {
  return (
    <Autocomplete
      multiple
      options={people}
      defaultValue={['Ben Carter', 'Emma Rossi']}
      onKeyDown={(event) => {
        if (event.key === 'Backspace') {
          event.defaultMuiPrevented = true;
        }
      }}
      sx={{ width: '100%', maxWidth: 420 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Share with"
          helperText="Backspace deletes text but doesn't remove people"
        />
      )}
    />
  );
}
