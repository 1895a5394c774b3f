import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import {
  DateRangePickerDay,
  dateRangePickerDayClasses as classes,
  type DateRangePickerDayProps,
} from '@mui/x-date-pickers-pro/DateRangePickerDay';
import dayjs, { type Dayjs } from 'dayjs';

const SquareDay = styled(DateRangePickerDay)(({ theme }) => ({
  [`&.${classes.rangeIntervalDayHighlight}`]: {
    borderRadius: 0,
    backgroundColor: theme.palette.action.selected,
  },
  [`& .${classes.day}`]: { borderRadius: theme.shape.borderRadius },
  [`& .${classes.day}[data-weekend="true"]`]: {
    fontWeight: theme.typography.fontWeightBold,
  },
})) as typeof DateRangePickerDay;

function WeekendDay(props: DateRangePickerDayProps<Dayjs>) {
  return <SquareDay {...props} data-weekend={props.day.day() % 6 === 0} />;
}

export default function DateRangeCalendarDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the market"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <DateRangeCalendar
          calendars={1}
          defaultValue={[dayjs('2026-06-10'), dayjs('2026-06-21')]}
          slots={{ day: WeekendDay }}
        />
      </Box>
    </LocalizationProvider>
  );
}
