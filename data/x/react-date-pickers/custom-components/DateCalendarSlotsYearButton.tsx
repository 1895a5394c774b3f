import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function DateCalendarSlotsYearButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <YearCalendar
        aria-label="Vintage"
        yearsPerRow={4}
        minDate={dayjs('2008-01-01')}
        maxDate={dayjs('2025-12-31')}
        defaultValue={dayjs('2016-01-01')}
        slotProps={{
          yearButton: {
            style: {
              width: 60,
              borderRadius: 4,
              fontVariantNumeric: 'tabular-nums',
            },
          },
        }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
