import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function TimeRangePickerTwoPickers() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-06-12T10:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-06-12T11:30'));
  const minutes = start?.isValid() && end?.isValid() ? end.diff(start, 'minute') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        role="group"
        aria-label="Meeting"
        sx={{ gap: 2, width: '100%', maxWidth: 280 }}
      >
        <TimePicker
          label="Meeting starts"
          value={start}
          onChange={setStart}
          minutesStep={15}
        />
        <TimePicker
          label="Meeting ends"
          value={end}
          onChange={setEnd}
          minTime={start?.isValid() ? start.add(15, 'minute') : undefined}
          minutesStep={15}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {minutes > 0
            ? `${minutes} minutes`
            : 'The end must be later than the start.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
