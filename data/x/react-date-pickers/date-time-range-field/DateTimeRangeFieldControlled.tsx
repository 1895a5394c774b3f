import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function describe([start, end]: DateRange<Dayjs>) {
  if (!start?.isValid() || !end?.isValid()) return 'Enter both dates and times.';
  const hours = end.diff(start, 'hour', true);
  if (hours < 0) return 'The sale ends before it starts.';
  return `The sale lasts ${Math.round(hours)} hours.`;
}

export default function DateTimeRangeFieldControlled() {
  const [sale, setSale] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-09-25T08:00'),
    dayjs('2026-09-27T20:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 340 }}>
        <SingleInputDateTimeRangeField
          label="Sale"
          value={sale}
          onChange={setSale}
          format="MM/DD HH:mm"
          ampm={false}
          clearable
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {describe(sale)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
