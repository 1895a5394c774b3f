import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2026-06-03');
const lastDay = dayjs('2026-06-30');

export default function DatePickerOverview() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const isPossible =
    day !== null &&
    day.isValid() &&
    !day.isBefore(firstDay, 'day') &&
    !day.isAfter(lastDay, 'day');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Delivery"
          value={day}
          onChange={setDay}
          minDate={firstDay}
          maxDate={lastDay}
          format="YYYY-MM-DD"
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {isPossible
            ? `We deliver on ${day.format('YYYY-MM-DD')}.`
            : 'Choose a day from June 3 to 30.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
