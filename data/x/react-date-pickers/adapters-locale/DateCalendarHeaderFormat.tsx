import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const publication = dayjs('2026-06-12');

export default function DateCalendarHeaderFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <DateCalendar
          defaultValue={publication}
          views={['day']}
          slotProps={{ calendarHeader: { format: 'YYYY, MMMM' } }}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
