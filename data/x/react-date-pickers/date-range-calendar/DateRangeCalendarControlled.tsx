import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const show = (day: Dayjs | null) => (day ? day.format('MMM D') : 'open');

export default function DateRangeCalendarControlled() {
  const [phase, setPhase] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-08'),
    dayjs('2026-06-18'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('start');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the project"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <DateRangeCalendar
          calendars={1}
          value={phase}
          onChange={setPhase}
          rangePosition={position}
          onRangePositionChange={setPosition}
        />
        <Typography
          variant="body2"
          role="status"
          sx={{ paddingInline: 2, color: 'text.secondary' }}
        >
          {show(phase[0])} to {show(phase[1])}, next click: {position}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
