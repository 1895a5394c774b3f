import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import type { TimeRangeValidationError } from '@mui/x-date-pickers-pro/models';
import dayjs from 'dayjs';

function explain(error: TimeRangeValidationError[number]) {
  if (error === 'minTime' || error === 'maxTime') return '8 AM to 6 PM';
  if (error === 'minutesStep') return 'Quarters only';
  if (error === 'invalidRange') return 'Wrong order';
  return error === null ? ' ' : 'Incomplete';
}

export default function TimeRangeFieldValidation() {
  const [errors, setErrors] = React.useState<TimeRangeValidationError>([null, null]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MultiInputTimeRangeField
        defaultValue={[dayjs('2026-06-12T07:30'), dayjs('2026-06-12T09:15')]}
        minTime={dayjs('2026-06-12T08:00')}
        maxTime={dayjs('2026-06-12T18:00')}
        minutesStep={15}
        onError={setErrors}
        spacing={1}
        slotProps={{
          textField: ({ position }) => ({
            label: position === 'start' ? 'Room from' : 'Room until',
            helperText: explain(errors[position === 'start' ? 0 : 1]),
          }),
          separator: { sx: { paddingBlockEnd: 3 } },
        }}
        sx={{ width: '100%', maxWidth: 360 }}
      />
    </LocalizationProvider>
  );
}
