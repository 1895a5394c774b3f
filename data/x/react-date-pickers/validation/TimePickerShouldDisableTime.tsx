import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

function isOutsideNightShift(time: Dayjs, view: TimeView) {
  if (view === 'hours') return time.hour() >= 6 && time.hour() < 22;
  if (view === 'minutes') return time.minute() % 15 !== 0;
  return false;
}

export default function TimePickerShouldDisableTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Break in the night shift"
        defaultValue={dayjs('2026-06-12T02:10')}
        shouldDisableTime={isOutsideNightShift}
        slotProps={{
          textField: { helperText: '10 PM to 6 AM, in quarters of an hour' },
        }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
