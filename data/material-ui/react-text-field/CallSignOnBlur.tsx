import * as React from 'react';
import TextField from '@mui/material/TextField';

const hint = 'Two letters and four digits, such as SK2041.';

function check(value: string) {
  if (value === '') return 'Enter a call sign.';
  if (!/^[A-Z]{2}\d{4}$/i.test(value)) return `“${value}” does not fit. ${hint}`;
  return null;
}

export default function CallSignOnBlur() {
  const [value, setValue] = React.useState('');
  const [visited, setVisited] = React.useState(false);
  const problem = visited ? check(value) : null;

  return (
    <TextField
      required
      label="Call sign"
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
