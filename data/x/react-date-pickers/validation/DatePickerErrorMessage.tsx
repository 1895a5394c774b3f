import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const isThursday = (day: Dayjs) => day.day() === 4;

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  invalidDate: 'Complete the date.',
  minDate: 'The new menu starts on June 8.',
  shouldDisableDate: 'The kitchen is closed on Thursdays.',
};

export default function DatePickerErrorMessage() {
  const [error, setError] = React.useState<DateValidationError>(null);
  const message = error ? (messages[error] ?? 'Choose another day.') : ' ';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Table for"
        defaultValue={dayjs('2026-06-11')}
        minDate={dayjs('2026-06-08')}
        shouldDisableDate={isThursday}
        onError={(newError) => setError(newError)}
        slotProps={{ textField: { helperText: message } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
