import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

interface WeekDayProps extends PickersDayProps<Dayjs> {
  chosen?: Dayjs | null;
}

function WeekDay({ chosen, ...other }: WeekDayProps) {
  const inWeek = Boolean(chosen?.isSame(other.day, 'week'));
  const isFirst = other.day.day() === 0;
  const isLast = other.day.day() === 6;

  return (
    <Box
      role="presentation"
      sx={{
        bgcolor: inWeek ? 'action.selected' : undefined,
        borderStartStartRadius: isFirst ? 20 : 0,
        borderEndStartRadius: isFirst ? 20 : 0,
        borderStartEndRadius: isLast ? 20 : 0,
        borderEndEndRadius: isLast ? 20 : 0,
      }}
    >
      <PickersDay {...other} aria-selected={inWeek} />
    </Box>
  );
}

export default function DateCalendarWeekSelection() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-06-10'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack>
        <DateCalendar
          value={date}
          onChange={(newDate) => setDate(newDate)}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          slotProps={{ day: { chosen: date } as Partial<WeekDayProps> }}
        />
        <Typography role="status" variant="body2" sx={{ textAlign: 'center' }}>
          {date &&
            `Menu for ${date.startOf('week').format('MMM D')} to ${date.endOf('week').format('MMM D')}`}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
