import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function LateArrivalNotice() {
  const id = React.useId();
  const [delay, setDelay] = React.useState('');
  const [error, setError] = React.useState(false);
  const [sent, setSent] = React.useState<number | null>(null);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const valid = /^[1-9]\d{0,2}$/.test(delay);
    setError(!valid);
    setSent(valid ? Number(delay) : null);
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 360 }}
    >
      <TextField
        id={`${id}-delay`}
        label="Delay in minutes"
        value={delay}
        onChange={(event) => setDelay(event.target.value)}
        error={error}
        helperText={error ? 'Enter a whole number from 1 to 999.' : ' '}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <Button type="submit" variant="contained">
        Tell the harbour office
      </Button>
      {sent !== null && (
        <Alert severity="success">Noted: you arrive {sent} minutes late.</Alert>
      )}
    </Stack>
  );
}
