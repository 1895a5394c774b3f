import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface Airport {
  code: string;
  city: string;
  country: string;
}

const airports: Airport[] = [
  { code: 'KRK', city: 'Kraków', country: 'Poland' },
  { code: 'AGP', city: 'Málaga', country: 'Spain' },
  { code: 'YUL', city: 'Montréal', country: 'Canada' },
  { code: 'GRU', city: 'São Paulo', country: 'Brazil' },
  { code: 'ZRH', city: 'Zürich', country: 'Switzerland' },
];

// Created once, outside the component.
const filterAirports = createFilterOptions<Airport>({
  trim: true,
  stringify: ({ city, code, country }) => `${city} ${code} ${country}`,
});

export default function AutocompleteFilter() {
  return (
    <Autocomplete
      options={airports}
      filterOptions={filterAirports}
      getOptionLabel={(airport) => airport.city}
      noOptionsText="No airports found"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Fly to"
          helperText='Try "malaga", "zrh" or "canada"'
        />
      )}
    />
  );
}
