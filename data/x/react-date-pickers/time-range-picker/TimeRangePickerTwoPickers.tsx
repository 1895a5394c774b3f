import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

const day = dayjs('2026-06-12');
const quarters = { minutesStep: 15, timeSteps: { minutes: 15 } };

function describe(start: Dayjs | null, end: Dayjs | null) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times.';
  const minutes = end.diff(start, 'minute');
  return minutes > 0
    ? `${minutes} minutes`
    : 'The end must be later than the start.';
}

export default function TimeRangePickerTwoPickers() {
  const [start, setStart] = React.useState<Dayjs | null>(dayjs('2026-06-12T10:00'));
  const [end, setEnd] = React.useState<Dayjs | null>(dayjs('2026-06-12T11:30'));

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
          referenceDate={day}
          {...quarters}
        />
        <TimePicker
          label="Meeting ends"
          value={end}
          onChange={setEnd}
          minTime={start?.isValid() ? start.add(15, 'minute') : undefined}
          referenceDate={day}
          {...quarters}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {describe(start, end)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
