import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const steps: Record<DateView, string> = {
  year: 'Step 1 of 3: choose the year of your first visit.',
  month: 'Step 2 of 3: choose the month.',
  day: 'Step 3 of 3: choose the day.',
};

export default function DateCalendarViews() {
  const [view, setView] = React.useState<DateView>('year');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
          {steps[view]}
        </Typography>
        <DateCalendar
          views={['year', 'month', 'day']}
          view={view}
          onViewChange={setView}
          defaultValue={dayjs('2018-06-12')}
          minDate={dayjs('2008-01-01')}
          maxDate={dayjs('2025-12-31')}
        />
      </Stack>
    </LocalizationProvider>
  );
}
