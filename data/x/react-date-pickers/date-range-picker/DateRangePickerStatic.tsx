import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the exhibition"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <StaticDateRangePicker
          defaultValue={[dayjs('2026-06-09'), dayjs('2026-06-24')]}
          displayStaticWrapperAs="desktop"
          calendars={1}
          slotProps={{ actionBar: { actions: ['clear'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
