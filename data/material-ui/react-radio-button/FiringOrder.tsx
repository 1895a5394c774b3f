import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const firings = ['Bisque, 1000 °C', 'Earthenware, 1080 °C', 'Stoneware, 1240 °C'];

export default function FiringOrder() {
  const [firing, setFiring] = React.useState('');
  const [message, setMessage] = React.useState('');
  const firstRadio = React.useRef<HTMLInputElement>(null);
  const id = React.useId();
  const error = message !== '' && firing === '';

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(firing ? `Ordered: ${firing}` : 'Choose a firing first.');
    if (!firing) firstRadio.current?.focus();
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl variant="standard" required error={error}>
        <FormLabel id={`${id}-label`} component="div">
          Firing
        </FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-message`}
          aria-required
          aria-invalid={error}
          name="firing"
          value={firing}
          onChange={(_, value) => {
            setFiring(value);
            setMessage('');
          }}
        >
          {firings.map((name, index) => (
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
        Order firing
      </Button>
    </form>
  );
}
