import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import en from 'dayjs/locale/en';

// A copy of the English locale, which leaves other calendars as they are.
const weekFromSaturday = { ...en, name: 'en-saturday', weekStart: 6 };
dayjs.locale(weekFromSaturday, undefined, true);

export default function DateCalendarWeekStart() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-saturday">
      <DateCalendar
        defaultValue={dayjs('2026-06-12')}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
