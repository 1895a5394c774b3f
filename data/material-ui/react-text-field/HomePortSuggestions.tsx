import * as React from 'react';
import TextField from '@mui/material/TextField';

const ports = ['Hvalvik', 'Lindhamn', 'Port Aven', 'Ostersund Quay', 'Saltholm'];

export default function HomePortSuggestions() {
  const listId = React.useId();

  return (
    <div>
      <TextField
        label="Last port of call"
        helperText="Pick a suggestion or type another port."
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {ports.map((port) => (
          <option key={port} value={port} />
        ))}
      </datalist>
    </div>
  );
}
