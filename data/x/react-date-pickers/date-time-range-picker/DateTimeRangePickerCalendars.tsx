import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

export default function DateTimeRangePickerCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeRangePicker
        label="Ferry and return"
        calendars={2}
        timeSteps={{ minutes: 15 }}
        minutesStep={15}
        defaultValue={[dayjs('2026-07-30T07:15'), dayjs('2026-08-02T20:45')]}
        slots={{ field: SingleInputDateTimeRangeField }}
        format="MM/DD HH:mm"
        ampm={false}
        sx={{ width: '100%', maxWidth: 340 }}
      />
    </LocalizationProvider>
  );
}
