import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

const reportDay = dayjs('2026-06-15');

export default function DateRangeCalendarMonthPosition() {
  const [days, setDays] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Period of the report"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <Typography role="status" sx={{ paddingInline: 2 }}>
          {days === 0 ? 'Choose a period' : `Days in the report: ${days}`}
        </Typography>
        <DateRangeCalendar
          referenceDate={reportDay}
          maxDate={reportDay}
          currentMonthCalendarPosition={2}
          onChange={([first, last]) =>
            setDays(first && last ? last.diff(first, 'day') + 1 : 0)
          }
        />
      </Box>
    </LocalizationProvider>
  );
}
