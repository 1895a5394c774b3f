import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangePickerSingleInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Parking"
        name="parking"
        defaultValue={[dayjs('2026-09-04T07:30'), dayjs('2026-09-06T21:00')]}
        format="MM/DD HH:mm"
        ampm={false}
        slots={{ field: SingleInputDateTimeRangeField }}
        slotProps={{ field: { clearable: true } }}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
