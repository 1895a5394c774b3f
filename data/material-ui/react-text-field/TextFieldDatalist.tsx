import * as React from 'react';
import TextField from '@mui/material/TextField';

const subjects = ['Billing', 'Delivery', 'My account', 'Returns', 'Something else'];

export default function TextFieldDatalist() {
  const listId = React.useId();

  return (
    <div>
      <TextField
        label="Subject"
        helperText="Choose a suggestion or type your own."
        slotProps={{ htmlInput: { list: listId } }}
      />
      <datalist id={listId}>
        {subjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
    </div>
  );
}
