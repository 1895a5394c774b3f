import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const festival: DateRange<Dayjs> = [dayjs('2026-07-02'), dayjs('2026-07-05')];

export default function DateRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <DesktopDateRangePicker
          label="In a popup"
          defaultValue={festival}
          slots={{ field: SingleInputDateRangeField }}
        />
        <MobileDateRangePicker
          label="In a dialog"
          defaultValue={festival}
          slots={{ field: SingleInputDateRangeField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
