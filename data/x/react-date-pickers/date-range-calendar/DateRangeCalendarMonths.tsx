import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import dayjs from 'dayjs';

type Calendars = 1 | 2 | 3;

export default function DateRangeCalendarMonths() {
  const [calendars, setCalendars] = React.useState<Calendars>(1);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'center', width: '100%' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Visible months"
          value={calendars}
          onChange={(event, next: Calendars | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>One</ToggleButton>
          <ToggleButton value={2}>Two</ToggleButton>
          <ToggleButton value={3}>Three</ToggleButton>
        </ToggleButtonGroup>
        <Box
          role="group"
          aria-label="Tour dates"
          tabIndex={0}
          sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
        >
          <DateRangeCalendar
            calendars={calendars}
            defaultValue={[dayjs('2026-05-14'), dayjs('2026-05-28')]}
            showDaysOutsideCurrentMonth
          />
        </Box>
      </Stack>
    </LocalizationProvider>
  );
}
