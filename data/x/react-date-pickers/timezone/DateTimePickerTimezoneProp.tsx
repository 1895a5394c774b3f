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

export default function DateTimePickerTimezoneProp() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T01:20'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Departure in Tokyo"
          value={departure}
          onChange={setDeparture}
          timezone="Asia/Tokyo"
          ampm={false}
        />
        <Typography aria-live="polite">
          {departure?.isValid()
            ? `Value in UTC: ${departure.format('MMM D, HH:mm')}`
            : 'No departure'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
