import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const vacation: DateRange<Dayjs> = [dayjs('2026-08-03'), dayjs('2026-08-14')];
const slots = { field: SingleInputDateRangeField };

export default function DateRangePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <DateRangePicker
          label="Disabled"
          defaultValue={vacation}
          slots={slots}
          disabled
        />
        <DateRangePicker
          label="Read-only"
          defaultValue={vacation}
          slots={slots}
          readOnly
        />
        <DateRangePicker
          label="Keyboard only"
          defaultValue={vacation}
          slots={slots}
          disableOpenPicker
        />
      </Stack>
    </LocalizationProvider>
  );
}
