import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import type { DateTimeValidationError } from '@mui/x-date-pickers/models';

const opens = dayjs('2026-06-12T09:00');
const closes = dayjs('2026-06-14T18:00');

function judge(error: DateTimeValidationError) {
  if (error === null) return 'The fair is open';
  if (error.startsWith('min'))
    return `The fair opens on ${opens.format('MMM D, h A')}`;
  if (error.startsWith('max'))
    return `The fair ends on ${closes.format('MMM D, h A')}`;
  return 'Complete the date and the time';
}

export default function DateTimeFieldValidation() {
  const [error, setError] = React.useState<DateTimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Visit to the fair"
        defaultValue={dayjs('2026-06-13T13:00')}
        minDateTime={opens}
        maxDateTime={closes}
        onError={setError}
        helperText={judge(error)}
      />
    </LocalizationProvider>
  );
}
