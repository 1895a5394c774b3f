import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

function describe([pickUp, dropOff]: DateRange<Dayjs>) {
  if (!pickUp?.isValid() || !dropOff?.isValid()) return 'Choose both times.';
  const hours = dropOff.diff(pickUp, 'hour');
  return hours > 0
    ? `The van is yours for ${hours} hours.`
    : 'Return the van after the pick-up.';
}

export default function DateTimeRangePickerTrip() {
  const [rental, setRental] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-12T09:30'),
    dayjs('2026-06-14T18:00'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 520 }}>
        <DateTimeRangePicker
          value={rental}
          onChange={setRental}
          localeText={{ start: 'Pick-up', end: 'Return' }}
          slotProps={{
            fieldRoot: { direction: { xs: 'column', sm: 'row' } },
            fieldSeparator: { sx: { display: { xs: 'none', sm: 'block' } } },
          }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {describe(rental)}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
