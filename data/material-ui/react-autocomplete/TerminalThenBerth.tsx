import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const berthsByTerminal: Record<string, string[]> = {
  'Container terminal': ['C1', 'C2', 'C3'],
  'Ferry terminal': ['F1', 'F2'],
  'Oil jetty': ['J1 (north)', 'J1 (south)'],
};

export default function TerminalThenBerth() {
  const [terminal, setTerminal] = React.useState<string | null>(null);
  const [berth, setBerth] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <Autocomplete
        options={Object.keys(berthsByTerminal)}
        value={terminal}
        onChange={(event, next) => {
          setTerminal(next);
          setBerth(null); // the old berth belongs to the old terminal
        }}
        renderInput={(params) => <TextField {...params} label="Terminal" />}
      />
      <Autocomplete
        disabled={terminal === null}
        options={(terminal && berthsByTerminal[terminal]) || []}
        value={berth}
        onChange={(event, next) => setBerth(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Berth"
            helperText={terminal === null ? 'Choose a terminal first' : ' '}
            slotProps={{ formHelperText: { disabled: false } }} // keep it readable
          />
        )}
      />
    </Stack>
  );
}
