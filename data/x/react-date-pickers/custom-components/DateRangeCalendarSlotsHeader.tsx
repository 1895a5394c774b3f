import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { PickersRangeCalendarHeaderProps } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs, { type Dayjs } from 'dayjs';

function TermHeader(props: PickersRangeCalendarHeaderProps<Dayjs>) {
  const { calendars, currentMonth, labelId, month, monthIndex, onMonthChange } =
    props;
  const isFirst = monthIndex === 0;
  const isLast = monthIndex === calendars - 1;

  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, p: 1, minHeight: 56 }}
    >
      {isFirst && (
        <Button
          onClick={() => onMonthChange(currentMonth.add(-1, 'month'), 'right')}
        >
          Earlier
        </Button>
      )}
      <Typography id={labelId} sx={{ flexGrow: 1, textAlign: 'center' }}>
        {month.format('MMM YYYY')}
      </Typography>
      {isLast && (
        <Button onClick={() => onMonthChange(currentMonth.add(1, 'month'), 'left')}>
          Later
        </Button>
      )}
    </Stack>
  );
}

export default function DateRangeCalendarSlotsHeader() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label="Days of the term"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto', position: 'relative' }}
      >
        <DateRangeCalendar
          defaultValue={[dayjs('2026-05-18'), dayjs('2026-06-12')]}
          slots={{ calendarHeader: TermHeader }}
        />
      </Box>
    </LocalizationProvider>
  );
}
