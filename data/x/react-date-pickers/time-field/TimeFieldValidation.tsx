import * as React from 'react';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const reasons: Record<string, string> = {
  minTime: 'The pool opens at 7:00 AM',
  maxTime: 'The last lane is free until 9:00 PM',
  minutesStep: 'Lanes are booked in steps of ten minutes',
  invalidDate: 'Fill in hours, minutes and AM or PM',
};

export default function TimeFieldValidation() {
  const [error, setError] = React.useState<string | null>(null);
  const hint = 'Try 6:00 AM, or 8:05 AM';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Swim at"
        defaultValue={dayjs('2026-06-12T08:00')}
        minTime={dayjs('2026-06-12T07:00')}
        maxTime={dayjs('2026-06-12T21:00')}
        minutesStep={10}
        onError={setError}
        helperText={error === null ? hint : reasons[error]}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
