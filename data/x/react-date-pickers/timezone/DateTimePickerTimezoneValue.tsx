import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function DateTimePickerTimezoneValue() {
  const [concert, setConcert] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T23:30').tz('America/New_York'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker label="Doors open" value={concert} onChange={setConcert} />
        <Typography aria-live="polite">
          {concert?.isValid()
            ? `In New York, ${concert.format('Z')} from UTC`
            : 'No date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
