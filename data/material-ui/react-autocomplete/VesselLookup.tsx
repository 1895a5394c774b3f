import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const registry = ['Alma', 'Alvdis', 'Brisling', 'Havørn', 'Sula', 'Sunniva'];

// Stands in for fetch(`/api/vessels?q=${query}`, { signal }).
function searchRegistry(query: string, signal: AbortSignal) {
  return new Promise<string[]>((resolve, reject) => {
    const matches = registry.filter((name) => name.toLowerCase().includes(query));
    const timer = setTimeout(() => resolve(matches), 700);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

export default function VesselLookup() {
  const [query, setQuery] = React.useState('');
  const [answer, setAnswer] = React.useState({ query: '', names: [] as string[] });
  const loading = query !== answer.query;

  React.useEffect(() => {
    const controller = new AbortController();
    // Wait until typing pauses. The cleanup also drops an answer that is too late.
    const timer = setTimeout(async () => {
      try {
        const names = query ? await searchRegistry(query, controller.signal) : [];
        setAnswer({ query, names });
      } catch {
        // Aborted: a newer query is already on its way.
      }
    }, 250);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query]);

  const status = loading ? 'Searching…' : `Matches: ${answer.names.length}`;

  return (
    <Autocomplete
      options={loading ? [] : answer.names}
      filterOptions={(options) => options}
      loading={loading}
      loadingText="Searching the register…"
      noOptionsText={query ? 'No vessel found' : 'Type part of a name'}
      onInputChange={(event, text, reason) =>
        setQuery(reason === 'input' ? text.trim().toLowerCase() : '')
      }
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Search the vessel register"
          helperText={query ? status : 'Try “al” or “su”'}
          slotProps={{ formHelperText: { role: 'status' } }}
        />
      )}
    />
  );
}
