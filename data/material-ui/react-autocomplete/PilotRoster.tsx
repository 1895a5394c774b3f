import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';

const roster = ['A. Lindqvist', 'J. Moreau', 'K. Osei', 'M. Tanaka', 'R. Hughes'];

export default function PilotRoster() {
  const [open, setOpen] = React.useState(false);
  const [pilots, setPilots] = React.useState<string[] | null>(null);
  const loading = open && pilots === null;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => setPilots(roster), 1200); // the fake request
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={pilots ?? []}
      loading={loading}
      loadingText="Fetching today’s roster…"
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Pilot on duty"
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
