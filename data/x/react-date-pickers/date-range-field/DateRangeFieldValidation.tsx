import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

const messages: Record<string, string> = {
  invalidDate: 'Complete both dates.',
  invalidRange: 'The last day is before the first.',
  minDate: 'The archive begins in 2020.',
  maxDate: 'The archive ends in 2025.',
};

export default function DateRangeFieldValidation() {
  const [[startError, endError], setErrors] =
    React.useState<DateRangeValidationError>([null, null]);
  const error = startError ?? endError;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <SingleInputDateRangeField
        label="Search the archive"
        defaultValue={[dayjs('2024-11-04'), dayjs('2024-02-29')]}
        minDate={dayjs('2020-01-01')}
        maxDate={dayjs('2025-12-31')}
        onError={setErrors}
        helperText={error === null ? 'From 2020 to 2025' : messages[error]}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
