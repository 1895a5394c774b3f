import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const currencies = ['British pound', 'Euro', 'Japanese yen', 'US dollar'];

export default function AutocompleteSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={currencies}
        defaultValue="Euro"
        renderInput={(params) => <TextField {...params} label="Medium, outlined" />}
      />
      <Autocomplete
        size="small"
        options={currencies}
        defaultValue="Euro"
        renderInput={(params) => <TextField {...params} label="Small, outlined" />}
      />
      <Autocomplete
        size="small"
        options={currencies}
        defaultValue="Japanese yen"
        renderInput={(params) => (
          <TextField {...params} variant="filled" label="Small, filled" />
        )}
      />
      <Autocomplete
        size="small"
        options={currencies}
        defaultValue="US dollar"
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Small, standard" />
        )}
      />
    </Stack>
  );
}
