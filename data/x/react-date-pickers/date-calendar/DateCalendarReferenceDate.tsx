import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateCalendarReferenceDate() {
  const [kickoff, setKickoff] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <DateCalendar
          referenceDate={dayjs('2026-06-11T18:30')}
          value={kickoff}
          onChange={(newDate) => setKickoff(newDate)}
        />
        <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
          {kickoff ? kickoff.format('dddd, MMMM D, HH:mm') : 'No match day chosen'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
