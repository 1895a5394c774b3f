import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const day = dayjs('2026-06-12T00:00');

export default function TimeFieldControlled() {
  const [begin, setBegin] = React.useState<Dayjs | null>(day.hour(9));
  const [end, setEnd] = React.useState<Dayjs | null>(day.hour(17).minute(30));
  const minutes =
    begin?.isValid() && end?.isValid() ? end.diff(begin, 'minute') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        <TimeField
          label="Start"
          value={begin}
          onChange={setBegin}
          referenceDate={day}
        />
        <TimeField label="End" value={end} onChange={setEnd} referenceDate={day} />
        <Typography role="status">
          {minutes === null
            ? 'Enter both times.'
            : `${(minutes / 60).toFixed(2)} hours of work`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
