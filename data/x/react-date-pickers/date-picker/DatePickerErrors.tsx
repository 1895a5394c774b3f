import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const firstNight = dayjs('2026-06-05');
const lastNight = dayjs('2026-09-20');

function getMessage(error: DateValidationError) {
  if (error === 'minDate') return `The hut opens on ${firstNight.format('MMMM D')}.`;
  if (error === 'maxDate') return `The last night is ${lastNight.format('MMMM D')}.`;
  if (error === 'invalidDate') return 'Enter a month, a day and a year.';
  return 'The hut is open from June to September.';
}

export default function DatePickerErrors() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Night in the hut"
        defaultValue={dayjs('2026-06-12')}
        minDate={firstNight}
        maxDate={lastNight}
        onError={(newError) => setError(newError)}
        slotProps={{ textField: { helperText: getMessage(error) } }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
