import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const restDays = [1, 2];

function isRestDay(date: Dayjs) {
  return restDays.includes(date.day());
}

export default function DateCalendarDisabledDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('2026-06-03')}
        maxDate={dayjs('2026-08-30')}
        shouldDisableDate={isRestDay}
      />
    </LocalizationProvider>
  );
}
