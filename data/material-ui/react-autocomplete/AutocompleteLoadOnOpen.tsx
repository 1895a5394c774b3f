import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const answer = [
  'Ana Silva',
  'Ben Carter',
  'Chloe Martin',
  'David Kim',
  'Emma Rossi',
];

export default function AutocompleteLoadOnOpen() {
  const [open, setOpen] = React.useState(false);
  const [people, setPeople] = React.useState<string[] | null>(null);
  const loading = open && people === null;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setPeople(answer), 1200); // stands in for a request
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={people ?? []}
      loading={loading}
      loadingText="Loading people…"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Reviewer"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <>
                  {loading && (
                    <CircularProgress color="inherit" size={18} aria-hidden />
                  )}
                  {params.InputProps.endAdornment}
                </>
              ),
            },
          }}
        />
      )}
    />
  );
}
