import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const hall: DateRange<Dayjs> = [
  dayjs('2026-10-03T15:00'),
  dayjs('2026-10-04T01:00'),
];

export default function DateTimeRangeFieldBooking() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 480 }}>
        <MultiInputDateTimeRangeField
          defaultValue={hall}
          direction={{ xs: 'column', sm: 'row' }}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Hall from' : 'Hall until',
            }),
          }}
        />
        <SingleInputDateTimeRangeField
          label="Booked time"
          defaultValue={hall}
          format="MM/DD HH:mm"
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
