import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const holidays = new Set(['2026-06-04', '2026-06-24', '2026-07-03']);

function isClosed(date: Dayjs) {
  const isWeekend = date.day() === 0 || date.day() === 6;
  return isWeekend || holidays.has(date.format('YYYY-MM-DD'));
}

export default function DatePickerDisabledDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport appointment"
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('2026-06-02')}
        maxDate={dayjs('2026-07-17')}
        shouldDisableDate={isClosed}
        slotProps={{ textField: { helperText: 'Weekdays until July 17' } }}
      />
    </LocalizationProvider>
  );
}
