import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const times = [
  { start: '9 AM', isBooked: false },
  { start: '10 AM', isBooked: true },
  { start: '11 AM', isBooked: false },
  { start: '2 PM', isBooked: true },
  { start: '3 PM', isBooked: false },
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
