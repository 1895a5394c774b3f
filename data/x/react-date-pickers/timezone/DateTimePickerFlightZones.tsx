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

export default function DateTimePickerFlightZones() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T09:40'),
  );
  const [arrival, setArrival] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T17:10'),
  );
  const minutes =
    departure?.isValid() && arrival?.isValid()
      ? arrival.diff(departure, 'minute')
      : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Departure in Lisbon"
          value={departure}
          onChange={setDeparture}
          timezone="Europe/Lisbon"
        />
        <DateTimePicker
          label="Arrival in Boston"
          value={arrival}
          onChange={setArrival}
          timezone="America/New_York"
          minDateTime={departure ?? undefined}
        />
        <Typography aria-live="polite">
          {minutes === null
            ? 'Enter both times.'
            : `Flight: ${Math.trunc(minutes / 60)} h ${minutes % 60} min`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
