import * as React from 'react';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const rooms = [
  { id: 'r-201', name: 'Library' },
  { id: 'r-305', name: 'Meeting room, third floor' },
];

export default function AutocompleteForm() {
  const [room, setRoom] = React.useState<(typeof rooms)[number] | null>(null);
  const [guests, setGuests] = React.useState<string[]>([]);
  const [submitted, setSubmitted] = React.useState(false);
  const roomError = submitted && room === null;
  const guestsError = submitted && guests.length === 0;

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        setSubmitted(true);
      }}
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <Autocomplete
        options={rooms}
        value={room}
        onChange={(event, next) => setRoom(next)}
        getOptionLabel={(option) => option.name}
        renderInput={(params) => (
          <TextField
            {...params}
            required
            label="Room"
            error={roomError}
            helperText={roomError ? 'Choose a room' : ' '}
          />
        )}
      />
      {/* The field contains the name. The server receives this id. */}
      <input type="hidden" name="room" value={room?.id ?? ''} />
      <Autocomplete
        multiple
        options={['Ben Carter', 'Chloe Martin', 'David Kim']}
        value={guests}
        onChange={(event, next) => setGuests(next)}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Guests"
            error={guestsError}
            helperText={guestsError ? 'Invite at least one person' : ' '}
          />
        )}
      />
      <Button type="submit" variant="contained">
        Book room
      </Button>
      {submitted && room && guests.length > 0 && (
        <Alert severity="success">Booked: {room.name}</Alert>
      )}
    </Stack>
  );
}
