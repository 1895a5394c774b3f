import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs, { type Dayjs } from 'dayjs';

const fullyBooked = new Set(['2026-06-11', '2026-06-12', '2026-06-20']);

const isUnavailable = (day: Dayjs, position: 'start' | 'end') =>
  fullyBooked.has(day.format('YYYY-MM-DD')) ||
  (position === 'start' && day.day() === 0);

export default function DateRangeCalendarValidation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the boat trip"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-06-16'), dayjs('2026-06-18')]}
          minDate={dayjs('2026-06-02')}
          maxDate={dayjs('2026-06-28')}
          shouldDisableDate={isUnavailable}
        />
      </Box>
    </LocalizationProvider>
  );
}
