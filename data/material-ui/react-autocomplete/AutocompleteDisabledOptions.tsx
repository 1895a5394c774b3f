import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const times = [
  { start: '9:00', isBooked: false },
  { start: '10:00', isBooked: true },
  { start: '11:00', isBooked: false },
  { start: '14:00', isBooked: true },
  { start: '15:00', isBooked: false },
];

export default function AutocompleteDisabledOptions() {
  return (
    <Autocomplete
      options={times}
      getOptionLabel={({ start, isBooked }) =>
        isBooked ? `${start} (booked)` : start
      }
      getOptionDisabled={(time) => time.isBooked}
      sx={{ width: '100%', maxWidth: 320 }}
      renderInput={(params) => <TextField {...params} label="Appointment" />}
    />
  );
}
