import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const hackathon: DateRange<Dayjs> = [
  dayjs('2026-07-10T18:00'),
  dayjs('2026-07-12T16:00'),
];
const slotProps = {
  fieldRoot: { direction: 'column' },
  fieldSeparator: { sx: { display: 'none' } },
} as const;

export default function DateTimeRangePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ gap: 4, width: '100%', maxWidth: 520 }}
      >
        <DesktopDateTimeRangePicker
          defaultValue={hackathon}
          localeText={{ start: 'Popper: start', end: 'Popper: end' }}
          slotProps={slotProps}
        />
        <MobileDateTimeRangePicker
          defaultValue={hackathon}
          localeText={{ start: 'Dialog: start', end: 'Dialog: end' }}
          slotProps={slotProps}
        />
      </Stack>
    </LocalizationProvider>
  );
}
