import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function ToggleButtonForm() {
  const labelId = React.useId();
  const [seat, setSeat] = React.useState<string | null>(null);
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('seat');
    setMessage(value ? `Sent: seat=${value}` : 'Choose a seat first.');
  };

  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit}>
      <Typography id={labelId}>Preferred seat</Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={seat}
        onChange={(event, next: string | null) => setSeat(next)}
      >
        <ToggleButton value="window">Window</ToggleButton>
        <ToggleButton value="middle">Middle</ToggleButton>
        <ToggleButton value="aisle">Aisle</ToggleButton>
      </ToggleButtonGroup>
      {seat !== null && <input type="hidden" name="seat" value={seat} />}
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Reserve
      </Button>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
