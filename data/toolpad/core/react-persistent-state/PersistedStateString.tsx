import * as React from 'react';
import TextField from '@mui/material/TextField';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistedStateString() {
  const [note, setNote] = useLocalStorageState('docs-fridge-note', 'Buy bread');

  return (
    <TextField
      multiline
      fullWidth
      id="fridge-note"
      label="Note on the fridge"
      minRows={2}
      value={note ?? ''}
      onChange={(event) => setNote(event.target.value)}
      helperText="Kept in this browser"
      sx={{ maxWidth: 360 }}
    />
  );
}
