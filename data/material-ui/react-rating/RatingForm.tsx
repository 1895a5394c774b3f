import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function RatingForm() {
  const hintId = React.useId();
  const [error, setError] = React.useState('');
  const [sent, setSent] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // The value of the checked radio, or an empty string.
    const stars = new FormData(form).get('RatingForm-stars');
    setError(stars ? '' : 'Choose at least one star.');
    setSent(stars ? `Sent: ${stars} of 5 stars. Thank you!` : '');
    if (!stars) {
      // The checked radio is the tab stop of the group.
      form.querySelector<HTMLInputElement>('input[type="radio"]:checked')?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={handleSubmit}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <FormControl
        component="fieldset"
        error={error !== ''}
        aria-describedby={error ? hintId : undefined}
      >
        <FormLabel component="legend">Rating of the walking shoes</FormLabel>
        <Rating
          name="RatingForm-stars"
          onChange={() => setError('')}
          sx={{ mt: 1 }}
        />
        <FormHelperText id={hintId} sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      </FormControl>
      <TextField name="comment" label="Comment (optional)" multiline minRows={2} />
      <div>
        <Button type="submit" variant="contained">
          Send review
        </Button>
      </div>
      <div role="status">{sent}</div>
    </Stack>
  );
}
