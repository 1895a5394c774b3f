import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

export default function DateTimePickerOpenTo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Date and time of birth"
          openTo="year"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          referenceDate={dayjs('1990-01-01T12:00')}
        />
        <DateTimePicker
          label="Dentist appointment"
          openTo="hours"
          defaultValue={dayjs('2026-06-22T16:00')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
