import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const formats = ['PDF', 'Spreadsheet', 'Plain text'];

export default function RadioRequired() {
  const [format, setFormat] = React.useState('');
  const [message, setMessage] = React.useState('');
  const firstRadio = React.useRef<HTMLInputElement>(null);
  const id = React.useId();
  const error = message !== '' && format === '';

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(format ? `Exported as ${format}` : 'Choose a format.');
    if (!format) firstRadio.current?.focus();
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl variant="standard" required error={error}>
        <FormLabel id={`${id}-label`} component="div">
          Format of the report
        </FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-message`}
          aria-required
          aria-invalid={error}
          name="format"
          value={format}
          onChange={(event, value) => {
            setFormat(value);
            setMessage('');
          }}
        >
          {formats.map((name, index) => (
            <FormControlLabel
              key={name}
              value={name}
              label={name}
              control={<Radio inputRef={index === 0 ? firstRadio : undefined} />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${id}-message`} role="status">
          {message || ' '}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'flex', mt: 1 }}>
        Export
      </Button>
    </form>
  );
}
