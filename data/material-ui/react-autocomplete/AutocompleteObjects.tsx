import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

interface Country {
  code: string;
  name: string;
}

const countries: Country[] = [
  { code: 'BR', name: 'Brazil' },
  { code: 'CA', name: 'Canada' },
  { code: 'IN', name: 'India' },
  { code: 'IT', name: 'Italy' },
  { code: 'JP', name: 'Japan' },
  { code: 'KE', name: 'Kenya' },
];

// As it comes back from a server: equal to an option, but not the same object.
const savedCountry: Country = { code: 'IT', name: 'Italy' };

export default function AutocompleteObjects() {
  const [country, setCountry] = React.useState<Country | null>(savedCountry);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={countries}
        value={country}
        onChange={(event, next) => setCountry(next)}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, value) => option.code === value.code}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Saved code: <code>{country?.code ?? 'none'}</code>
      </Typography>
    </Box>
  );
}
