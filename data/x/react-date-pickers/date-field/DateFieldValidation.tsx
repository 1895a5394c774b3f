import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const firstIssue = dayjs('1998-09-01');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The archive begins in September 1998.',
  shouldDisableDate: 'The paper has no Sunday edition.',
  invalidDate: 'Complete the date.',
};

export default function DateFieldValidation() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Edition of"
        defaultValue={dayjs('2015-02-10')}
        minDate={firstIssue}
        shouldDisableDate={(date) => date.day() === 0}
        onError={(newError) => setError(newError)}
        helperText={(error && messages[error]) ?? 'Monday to Saturday'}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
