import * as React from 'react';
import TextField from '@mui/material/TextField';

const hint = 'Two letters and five digits, such as AB12345.';

function check(value: string) {
  if (value === '') return 'Enter the order number.';
  if (!/^[A-Z]{2}\d{5}$/i.test(value)) return `"${value}" does not fit. ${hint}`;
  return null;
}

export default function TextFieldValidation() {
  const [value, setValue] = React.useState('');
  const [visited, setVisited] = React.useState(false);
  const problem = visited ? check(value) : null;

  return (
    <TextField
      required
      label="Order number"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => setVisited(true)}
      error={problem !== null}
      helperText={problem ?? hint}
      // The paragraph is always there, so a change of its text is announced.
      slotProps={{ formHelperText: { 'aria-live': 'polite' } }}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
