import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

// Only the time counts, so any day will do.
const atHour = (hour: number) => dayjs('2026-01-01').hour(hour);

export default function TimePickerMinMaxTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker
          label="Breakfast, from 7 AM"
          defaultValue={dayjs('2026-06-12T06:30')}
          minTime={atHour(7)}
        />
        <TimePicker
          label="Check-out, until 11 AM"
          defaultValue={dayjs('2026-06-12T10:15')}
          maxTime={atHour(11)}
        />
      </Stack>
    </LocalizationProvider>
  );
}
