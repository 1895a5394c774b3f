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

const zone = 'Europe/Berlin';

export default function DateTimePickerDaylightSaving() {
  const [train, setTrain] = React.useState<Dayjs | null>(
    dayjs.utc('2026-03-27T05:10'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Train from Berlin"
          value={train}
          onChange={setTrain}
          timezone={zone}
          ampm={false}
        />
        <Typography aria-live="polite">
          {train?.isValid()
            ? `UTC ${train.tz(zone).format('Z')}, which is ${train.format('HH:mm')} in UTC`
            : 'No train'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
