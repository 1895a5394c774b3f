import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const phrases = [
  'All lines fast',
  'Anchor aweigh',
  'Commenced discharging',
  'Pilot disembarked',
  'Pilot on board',
];

export default function LogbookPhrase() {
  const [entry, setEntry] = React.useState('');

  return (
    <Box sx={{ width: '100%', maxWidth: 360 }}>
      <Autocomplete
        freeSolo
        options={phrases}
        inputValue={entry}
        onInputChange={(event, text) => setEntry(text)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Log entry"
            helperText="Any text is accepted"
          />
        )}
      />
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        Will be logged: {entry.trim() || 'nothing yet'}
      </Typography>
    </Box>
  );
}
