import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type {
  DateRange,
  DateTimeRangeValidationError,
} from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangeFieldControlled() {
  const [sale, setSale] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-09-25T08:00'),
    dayjs('2026-09-27T23:45'),
  ]);
  const [errors, setErrors] = React.useState<DateTimeRangeValidationError>([
    null,
    null,
  ]);
  const error = errors[0] ?? errors[1];

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 340 }}>
        <SingleInputDateTimeRangeField
          label="Sale"
          value={sale}
          onChange={setSale}
          onError={setErrors}
          minDateTime={dayjs('2026-09-25T06:00')}
          format="MM/DD HH:mm"
          ampm={false}
          clearable
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {error === null ? 'The range can be saved.' : `Error: ${error}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
