import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const fullDays = ['2026-06-13', '2026-06-20', '2026-06-27'];

const isFull = (day: Dayjs) => fullDays.includes(day.format('YYYY-MM-DD'));

export default function DateCalendarDayNames() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-06-17')}
        disableHighlightToday
        slotProps={{
          day: ({ day }) => ({
            'aria-label': `${day.format('D, dddd')}${isFull(day) ? ', fully booked' : ''}`,
            sx: isFull(day) ? { textDecoration: 'line-through' } : undefined,
          }),
        }}
        sx={{
          width: '100%',
          maxWidth: 320,
          '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
            marginInline: { xs: 0, sm: '2px' },
          },
        }}
      />
    </LocalizationProvider>
  );
}
