import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

export default function DateRangeCalendarTrip() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the trip"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <DateRangeCalendar
          defaultValue={[dayjs('2026-06-19'), dayjs('2026-07-04')]}
        />
      </Box>
    </LocalizationProvider>
  );
}
