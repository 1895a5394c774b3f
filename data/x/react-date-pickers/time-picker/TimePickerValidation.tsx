import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeValidationError } from '@mui/x-date-pickers/models';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const opening = dayjs('2026-06-12T09:00');
const lastVisit = dayjs('2026-06-12T17:30');

function isLunchBreak(time: Dayjs) {
  return time.hour() === 12;
}

function explain(error: TimeValidationError) {
  switch (error) {
    case null:
      return 'Between 9:00 AM and 5:30 PM, except from 12 to 1 PM';
    case 'minTime':
      return 'We open at 9:00 AM';
    case 'maxTime':
      return 'The last visit starts at 5:30 PM';
    case 'shouldDisableTime-hours':
      return 'We are at lunch until 1:00 PM';
    default:
      return 'Enter a whole time, such as 10:15 AM';
  }
}

export default function TimePickerValidation() {
  const [error, setError] = React.useState<TimeValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Visit"
        defaultValue={dayjs('2026-06-12T10:30')}
        minTime={opening}
        maxTime={lastVisit}
        shouldDisableTime={(time, view) => view === 'hours' && isLunchBreak(time)}
        onError={setError}
        slotProps={{ textField: { helperText: explain(error) } }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
