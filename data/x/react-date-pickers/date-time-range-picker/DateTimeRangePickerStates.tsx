import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import dayjs from 'dayjs';

const shared = {
  defaultValue: [dayjs('2026-05-08T16:00'), dayjs('2026-05-11T08:00')],
  slots: { field: SingleInputDateTimeRangeField },
  format: 'MM/DD HH:mm',
  ampm: false,
} satisfies React.ComponentProps<typeof DateTimeRangePicker<dayjs.Dayjs>>;

export default function DateTimeRangePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <DateTimeRangePicker {...shared} label="Disabled" disabled />
        <DateTimeRangePicker {...shared} label="Read-only" readOnly />
      </Stack>
    </LocalizationProvider>
  );
}
