import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimePickerOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Swimming lesson"
        defaultValue={dayjs('2026-06-12T10:00')}
        minDate={dayjs('2026-06-08')}
        maxDate={dayjs('2026-06-28')}
        minTime={dayjs('2026-06-08T08:00')}
        maxTime={dayjs('2026-06-08T18:00')}
        slotProps={{ textField: { helperText: 'June 8 to 28, 8 AM to 6 PM' } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
