import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);

export default function DateTimePickerUtc() {
  const [launch, setLaunch] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T14:45'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Launch (UTC)"
          value={launch}
          onChange={setLaunch}
          ampm={false}
        />
        <Typography aria-live="polite">
          {launch?.isValid() ? `Sent as ${launch.toISOString()}` : 'No launch'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
