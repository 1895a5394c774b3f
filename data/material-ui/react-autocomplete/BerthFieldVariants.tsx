import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const quays = ['North quay', 'South quay', 'West mole'];

export default function BerthFieldVariants() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={quays}
        defaultValue="North quay"
        renderInput={(params) => (
          <TextField {...params} variant="outlined" label="Medium, outlined" />
        )}
      />
      <Autocomplete
        size="small"
        options={quays}
        defaultValue="North quay"
        renderInput={(params) => (
          <TextField {...params} variant="outlined" label="Small, outlined" />
        )}
      />
      <Autocomplete
        size="small"
        options={quays}
        defaultValue="South quay"
        renderInput={(params) => (
          <TextField {...params} variant="filled" label="Small, filled" />
        )}
      />
      <Autocomplete
        size="small"
        options={quays}
        defaultValue="West mole"
        renderInput={(params) => (
          <TextField {...params} variant="standard" label="Small, standard" />
        )}
      />
    </Stack>
  );
}
