import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function DateCalendarMonthYear() {
  const id = React.useId();
  const [period, setPeriod] = React.useState(dayjs('2024-06-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        <Box>
          <Typography id={`${id}-year`} variant="subtitle2" component="p">
            Year of the report
          </Typography>
          <YearCalendar
            aria-labelledby={`${id}-year`}
            value={period}
            onChange={setPeriod}
            minDate={dayjs('2014-01-01')}
            maxDate={dayjs('2025-12-31')}
            yearsPerRow={4}
          />
        </Box>
        <Box>
          <Typography id={`${id}-month`} variant="subtitle2" component="p">
            Month of {period.year()}
          </Typography>
          <MonthCalendar
            aria-labelledby={`${id}-month`}
            value={period}
            onChange={setPeriod}
            slotProps={{ monthButton: { 'aria-current': undefined } }}
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
