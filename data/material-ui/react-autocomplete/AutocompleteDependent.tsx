import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const citiesByCountry: Record<string, string[]> = {
  Brazil: ['Brasília', 'Rio de Janeiro', 'São Paulo'],
  France: ['Lyon', 'Marseille', 'Paris'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
};

export default function AutocompleteDependent() {
  const [country, setCountry] = React.useState<string | null>(null);
  const [city, setCity] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={Object.keys(citiesByCountry)}
        value={country}
        onChange={(event, next) => {
          setCountry(next);
          setCity(null); // the old city belongs to the old country
        }}
        renderInput={(params) => <TextField {...params} label="Country" />}
      />
      <Autocomplete
        disabled={country === null}
        options={(country && citiesByCountry[country]) || []}
        value={city}
        onChange={(event, next) => setCity(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="City"
            helperText={country === null ? 'Choose a country first' : ' '}
            slotProps={{ formHelperText: { disabled: false } }} // keep it readable
          />
        )}
      />
    </Stack>
  );
}
