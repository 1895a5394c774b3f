import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <TimePicker
          label="Shift begins"
          views={['hours']}
          defaultValue={dayjs('2026-06-12T14:00')}
        />
        <TimePicker
          label="Lap time"
          views={['minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={dayjs('2026-06-12T00:01:48')}
        />
        <TimePicker
          label="Sample taken"
          views={['hours', 'minutes', 'seconds']}
          ampm={false}
          defaultValue={dayjs('2026-06-12T10:04:35')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
