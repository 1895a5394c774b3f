import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PilotBookingForm() {
  const [vessel, setVessel] = React.useState('');
  const [message, setMessage] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: '100%', maxWidth: 360 }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setMessage(`Pilot booked for ${vessel}.`);
      }}
    >
      <TextField
        id="PilotBookingForm-vessel"
        label="Vessel"
        required
        value={vessel}
        onChange={(event) => setVessel(event.target.value)}
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained">
          Book pilot
        </Button>
        {/* No `type`, so it is a plain button and does not submit. */}
        <Button onClick={() => setVessel('MV Sandpiper')}>Use last vessel</Button>
      </Stack>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}
