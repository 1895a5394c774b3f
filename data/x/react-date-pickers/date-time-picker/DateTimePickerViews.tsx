import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

export default function DateTimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Day and hour"
          views={['day', 'hours']}
          defaultValue={dayjs('2026-06-16T08:00')}
        />
        <DateTimePicker
          label="Year, month, day, time"
          views={['year', 'month', 'day', 'hours', 'minutes']}
          defaultValue={dayjs('1998-03-05T04:50')}
        />
        <DateTimePicker
          label="Down to the second"
          views={['year', 'day', 'hours', 'minutes', 'seconds']}
          ampm={false}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-06-16T08:00:42')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
