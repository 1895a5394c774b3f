import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both times.';
  const minutes = end.diff(start, 'minute');
  if (minutes < 0) return 'The end is before the start.';
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min of work`;
}

export default function TimeRangeFieldControlled() {
  const [shift, setShift] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T07:45'),
    dayjs('2026-06-12T16:15'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 280 }}>
        <SingleInputTimeRangeField
          label="Shift"
          value={shift}
          onChange={setShift}
          ampm={false}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {describe(shift)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
