import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const days = ['Monday', 'Wednesday', 'Friday', 'Saturday'];

export default function CheckboxValidation() {
  const [error, setError] = React.useState(false);
  const [saved, setSaved] = React.useState('');
  const firstBox = React.useRef<HTMLInputElement>(null);
  const hintId = React.useId();

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('day');
    const tooFew = chosen.length < 2;
    setError(tooFew);
    setSaved(tooFew ? '' : `We deliver on ${chosen.join(' or ')}.`);
    if (tooFew) firstBox.current?.focus();
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormControl
        component="fieldset"
        variant="standard"
        error={error}
        aria-describedby={hintId}
      >
        <FormLabel component="legend">When are you at home?</FormLabel>
        <FormGroup>
          {days.map((day, index) => (
            <FormControlLabel
              key={day}
              name="day"
              value={day}
              label={day}
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
          {error ? 'Choose at least two days to continue.' : 'At least two days'}
        </FormHelperText>
      </FormControl>
      <Button type="submit" variant="contained" sx={{ display: 'flex', my: 1 }}>
        Save
      </Button>
      <FormHelperText role="status">{saved || ' '}</FormHelperText>
    </form>
  );
}
