import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function UsageForm() {
  const id = React.useId();
  const [guests, setGuests] = React.useState('');
  const [error, setError] = React.useState(false);
  const [booked, setBooked] = React.useState<number | null>(null);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = /^[1-9]$/.test(guests);
    setError(!valid);
    setBooked(valid ? Number(guests) : null);
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 360 }}
    >
      <TextField
        id={`${id}-guests`}
        label="Number of guests"
        value={guests}
        onChange={(event) => setGuests(event.target.value)}
        error={error}
        helperText={error ? 'Enter a number from 1 to 9.' : ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained">
        Book a table
      </Button>
      {booked !== null && (
        <Alert severity="success">Your table for {booked} is booked.</Alert>
      )}
    </Stack>
  );
}
