import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const isWeekend = (date: Dayjs) => date.day() === 0 || date.day() === 6;

const messages: Partial<Record<NonNullable<DateTimeValidationError>, string>> = {
  minDate: 'Tours start on June 8, 2026',
  minTime: 'The first tour is at 10:00 AM on June 8',
  maxDate: 'Tours end on June 26, 2026',
  maxTime: 'The last tour is at 6:00 PM on June 26',
  shouldDisableDate: 'There are no tours on weekends',
};

export default function DateTimePickerValidation() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);
  const message = error === null ? 'June 8 to 26, not on weekends' : messages[error];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Guided tour"
        defaultValue={dayjs('2026-06-13T11:00')}
        minDateTime={dayjs('2026-06-08T10:00')}
        maxDateTime={dayjs('2026-06-26T18:00')}
        shouldDisableDate={isWeekend}
        onError={setError}
        slotProps={{
          textField: { helperText: message ?? 'Enter a date and a time' },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
