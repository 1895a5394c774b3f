import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const flags = ['Denmark', 'Estonia', 'Iceland', 'Norway', 'Poland'];

export default function LockedVoyageFields() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        disabled
        options={flags}
        defaultValue="Norway"
        renderInput={(params) => <TextField {...params} label="Flag (disabled)" />}
      />
      <Autocomplete
        readOnly
        options={flags}
        defaultValue="Estonia"
        renderInput={(params) => <TextField {...params} label="Flag (read-only)" />}
      />
      <Autocomplete
        multiple
        readOnly
        options={flags}
        defaultValue={['Iceland', 'Poland']}
        renderInput={(params) => (
          <TextField {...params} label="Visited waters (read-only)" />
        )}
      />
      <Autocomplete
        disableClearable
        options={flags}
        defaultValue="Denmark"
        renderInput={(params) => (
          <TextField {...params} label="Flag (cannot be emptied)" />
        )}
      />
    </Stack>
  );
}
