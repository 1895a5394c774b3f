import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DatePickerDependentDates() {
  const [lent, setLent] = React.useState<Dayjs | null>(dayjs('2026-06-12'));
  const hasStart = lent !== null && lent.isValid();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Lent on" value={lent} onChange={setLent} />
        <DatePicker
          label="Returned on"
          defaultValue={dayjs('2026-06-19')}
          minDate={hasStart ? lent : undefined}
          maxDate={hasStart ? lent.add(28, 'day') : undefined}
        />
      </Stack>
    </LocalizationProvider>
  );
}
