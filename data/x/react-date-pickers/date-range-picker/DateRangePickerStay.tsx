import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function describe([checkIn, checkOut]: DateRange<Dayjs>) {
  if (!checkIn?.isValid() || !checkOut?.isValid())
    return 'Choose the first and the last day.';
  const nights = checkOut.diff(checkIn, 'day');
  if (nights < 1) return 'Stay at least one night.';
  return nights === 1 ? '1 night' : `${nights} nights`;
}

export default function DateRangePickerStay() {
  const [stay, setStay] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12'),
    dayjs('2026-06-19'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 400 }}>
        <DateRangePicker
          value={stay}
          onChange={setStay}
          localeText={{ start: 'Check-in', end: 'Check-out' }}
          slotProps={{ fieldRoot: { spacing: 1 } }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {describe(stay)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
