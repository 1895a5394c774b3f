import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

const cities: Record<string, string[]> = {
  Brazil: ['Recife', 'Rio de Janeiro', 'São Paulo'],
  Japan: ['Kyoto', 'Osaka', 'Tokyo'],
};

export default function SelectDependent() {
  const id = React.useId();
  const [country, setCountry] = React.useState('');
  const [city, setCity] = React.useState('');

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: '100%', maxWidth: 560 }}
    >
      <FormControl fullWidth>
        <InputLabel id={`${id}-country-label`}>Country</InputLabel>
        <Select
          id={`${id}-country`}
          labelId={`${id}-country-label`}
          label="Country"
          value={country}
          onChange={(event) => {
            setCountry(event.target.value);
            // The new country doesn't have the old city.
            setCity('');
          }}
        >
          {Object.keys(cities).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <FormControl fullWidth disabled={country === ''}>
        <InputLabel id={`${id}-city-label`}>City</InputLabel>
        <Select
          id={`${id}-city`}
          labelId={`${id}-city-label`}
          label="City"
          value={city}
          onChange={(event) => setCity(event.target.value)}
        >
          {(cities[country] ?? []).map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Stack>
  );
}
