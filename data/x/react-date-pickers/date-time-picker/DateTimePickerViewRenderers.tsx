import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';

const clock = {
  hours: renderTimeViewClock,
  minutes: renderTimeViewClock,
  seconds: renderTimeViewClock,
};

const keyboard = { hours: null, minutes: null, seconds: null };

export default function DateTimePickerViewRenderers() {
  const exam = dayjs('2026-06-24T09:15');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Calendar and clock"
          viewRenderers={clock}
          defaultValue={exam}
        />
        <DateTimePicker
          label="Calendar alone"
          viewRenderers={keyboard}
          defaultValue={exam}
        />
      </Stack>
    </LocalizationProvider>
  );
}
