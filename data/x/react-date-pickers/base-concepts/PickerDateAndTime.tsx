import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function PickerDateAndTime() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2026-06-21T07:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Departure day"
          value={departure}
          onChange={setDeparture}
        />
        <TimePicker
          label="Departure time"
          value={departure}
          onChange={setDeparture}
        />
        <DateTimePicker
          label="Departure"
          value={departure}
          onChange={setDeparture}
        />
        <Typography color="textSecondary" aria-live="polite">
          Value:{' '}
          {departure?.isValid() ? departure.format('YYYY-MM-DD HH:mm') : 'no date'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
