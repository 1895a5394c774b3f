import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const languages = ['Arabic', 'English', 'French', 'Hindi', 'Spanish'];

export default function AutocompleteDisabled() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        disabled
        options={languages}
        defaultValue="English"
        renderInput={(params) => <TextField {...params} label="Disabled" />}
      />
      <Autocomplete
        readOnly
        options={languages}
        defaultValue="Spanish"
        renderInput={(params) => <TextField {...params} label="Read-only" />}
      />
      <Autocomplete
        multiple
        readOnly
        options={languages}
        defaultValue={['Arabic', 'French']}
        renderInput={(params) => (
          <TextField {...params} label="Read-only, several values" />
        )}
      />
      <Autocomplete
        disableClearable
        options={languages}
        defaultValue="Hindi"
        renderInput={(params) => <TextField {...params} label="Never empty" />}
      />
    </Stack>
  );
}
