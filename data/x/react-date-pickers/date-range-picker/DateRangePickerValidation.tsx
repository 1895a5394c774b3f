import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const isClosed = (day: Dayjs, position: 'start' | 'end') =>
  position === 'start' ? day.day() !== 6 : day.day() === 0;

function explain(
  error: DateRangeValidationError[number],
  position: 'start' | 'end',
) {
  if (error === null) return position === 'start' ? 'Saturdays' : 'Not on Sundays';
  if (error === 'invalidRange') return 'Return is first';
  if (error === 'shouldDisableDate') return 'We are closed';
  if (error === 'minDate' || error === 'maxDate') return 'Only in summer';
  return 'Not a date';
}

export default function DateRangePickerValidation() {
  const [errors, setErrors] = React.useState<DateRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-07-11'), dayjs('2026-07-19')]}
        minDate={dayjs('2026-06-20')}
        maxDate={dayjs('2026-09-19')}
        shouldDisableDate={isClosed}
        onError={setErrors}
        localeText={{ start: 'Pick-up', end: 'Return' }}
        slotProps={{
          fieldRoot: { spacing: 1, alignItems: 'flex-start' },
          fieldSeparator: { sx: { paddingBlockStart: 2 } },
          textField: ({ position = 'start' }) => ({
            helperText: explain(errors[position === 'start' ? 0 : 1], position),
          }),
        }}
        sx={{ width: '100%', maxWidth: 400 }}
      />
    </LocalizationProvider>
  );
}
