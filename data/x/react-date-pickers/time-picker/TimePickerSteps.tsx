import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

export default function TimePickerSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <TimePicker
          label="Quarter hours"
          timeSteps={{ minutes: 15 }}
          minutesStep={15}
          defaultValue={dayjs('2026-06-12T10:15')}
        />
        <TimePicker
          label="Half hours in one list"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={dayjs('2026-06-12T13:30')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
