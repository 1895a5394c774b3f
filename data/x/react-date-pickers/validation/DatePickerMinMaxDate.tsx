import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const exhibition = {
  minDate: dayjs('2026-06-06'),
  maxDate: dayjs('2026-07-19'),
};

export default function DatePickerMinMaxDate() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <DatePicker
          label="Visit"
          value={visit}
          onChange={setVisit}
          {...exhibition}
          sx={{ width: '100%', maxWidth: 280 }}
        />
        <DateCalendar
          value={visit}
          onChange={setVisit}
          {...exhibition}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
