import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import * as React from 'react';

export default function DateRangePickerPlan() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-19'),
    dayjs('2026-06-24'),
  ]);
  const [arrival, departure] = stay;
  const nights = arrival && departure ? departure.diff(arrival, 'day') : 0;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <DateRangePicker
          label="Arrival – departure"
          value={stay}
          onChange={setStay}
          slots={{ field: SingleInputDateRangeField }}
        />
        <Typography color="textSecondary" aria-live="polite">
          {nights > 0 ? `${nights} nights` : 'Choose both dates.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
