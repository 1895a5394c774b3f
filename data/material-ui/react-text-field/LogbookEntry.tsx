import * as React from 'react';
import TextField from '@mui/material/TextField';

const limit = 240;

export default function LogbookEntry() {
  const [entry, setEntry] = React.useState(
    'Passed Tern Point at 14:20.\nWind backed to south-west, reefed the main.',
  );

  return (
    <TextField
      multiline
      minRows={3}
      maxRows={8}
      fullWidth
      label="Logbook entry"
      value={entry}
      onChange={(event) => setEntry(event.target.value)}
      helperText={`${entry.length} of ${limit} characters used`}
      slotProps={{ htmlInput: { maxLength: limit } }}
      sx={{ maxWidth: 480 }}
    />
  );
}
