import * as React from 'react';
import PlaceIcon from '@mui/icons-material/Place';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';

const places = [
  { id: 1, name: 'Central Park', address: 'New York, USA' },
  { id: 2, name: 'Central Station', address: 'Amsterdam, Netherlands' },
  { id: 3, name: 'Colosseum', address: 'Rome, Italy' },
  { id: 4, name: 'Eiffel Tower', address: 'Paris, France' },
  { id: 5, name: 'Opera House', address: 'Sydney, Australia' },
  { id: 6, name: 'Tower Bridge', address: 'London, United Kingdom' },
];

// Stands in for fetch(`/api/places?q=${query}`, { signal }).
function findPlaces(query: string, signal: AbortSignal) {
  return new Promise<typeof places>((resolve, reject) => {
    const found = places.filter(({ name, address }) =>
      `${name}, ${address}`.toLowerCase().includes(query),
    );
    const timer = setTimeout(() => resolve(found), 600);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function AutocompletePlaces() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState({
    query: '',
    found: places.slice(0, 0),
  });
  const loading = query !== answer.query;

  React.useEffect(() => {
    const controller = new AbortController();
    // Waits for a pause. The cleanup stops the timer and an older request.
    const timer = setTimeout(async () => {
      try {
        const found = query ? await findPlaces(query, controller.signal) : [];
        setAnswer({ query, found });
      } catch {
        // Aborted, because a newer query is on its way.
      }
    }, 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const status = loading ? 'Searching…' : `Places found: ${answer.found.length}`;

  return (
    <Autocomplete
      options={query ? answer.found : []}
      filterOptions={(options) => options}
      getOptionLabel={({ name, address }) => `${name}, ${address}`}
      getOptionKey={(place) => place.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      loading={loading}
      loadingText="Searching…"
      noOptionsText={query ? 'No places found' : 'Type a place or city'}
      onInputChange={(event, text, reason) =>
        setQuery(reason === 'input' ? text.trim().toLowerCase() : '')
      }
      sx={{ width: '100%', maxWidth: 360 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Meeting point"
          helperText={query ? status : 'Try "tower" or "central"'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
      renderOption={({ key, ...props }, { name, address }) => (
        <Box component="li" key={key} {...props} sx={{ gap: 1.5 }}>
          <PlaceIcon color="action" />
          <ListItemText primary={name} secondary={address} />
        </Box>
      )}
    />
  );
}
