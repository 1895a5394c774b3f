import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DateTimePickerMinMaxDateTime() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Festival shuttle"
        defaultValue={dayjs('2026-06-12T16:30')}
        minDateTime={dayjs('2026-06-12T16:00')}
        maxDateTime={dayjs('2026-06-14T20:00')}
        slotProps={{ textField: { helperText: 'June 12, 4 PM to June 14, 8 PM' } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
