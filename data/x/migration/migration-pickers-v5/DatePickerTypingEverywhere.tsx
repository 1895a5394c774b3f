import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerTypingEverywhere() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of birth"
        defaultValue={dayjs('1994-03-08')}
        desktopModeMediaQuery="@media all"
        openTo="year"
        views={['year', 'month', 'day']}
        slotProps={{ textField: { helperText: 'Type on every device' } }}
      />
    </LocalizationProvider>
  );
}
