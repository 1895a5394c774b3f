import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const shifts = [
  'Friday evening',
  'Saturday noon',
  'Saturday evening',
  'Sunday noon',
];

export default function KitchenDuty() {
  const [error, setError] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const firstBox = React.useRef<HTMLInputElement>(null);
  const hintId = React.useId();

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('shift');
    const tooFew = chosen.length < 2;
    setError(tooFew);
    setSaved(tooFew ? '' : `You cook on ${chosen.join(' and ')}.`);
    if (tooFew) firstBox.current?.focus();
  }

  return (
    <form onSubmit={handleSubmit}>
      <FormControl
        component="fieldset"
        variant="standard"
        error={error}
        aria-describedby={hintId}
      >
        <FormLabel component="legend">Your kitchen shifts</FormLabel>
        <FormGroup>
          {shifts.map((shift, index) => (
            <FormControlLabel
              key={shift}
              name="shift"
              value={shift}
              label={shift}
              control={
                <Checkbox
                  inputRef={index === 0 ? firstBox : undefined}
                  inputProps={{ 'aria-invalid': error }}
                />
              }
            />
          ))}
        </FormGroup>
        <FormHelperText id={hintId}>
          {error ? 'Choose two shifts or more to continue.' : 'Two shifts or more'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'flex', my: 1 }}>
        Sign up
      </Button>
      <FormHelperText role="status">{saved || ' '}</FormHelperText>
    </form>
  );
}
