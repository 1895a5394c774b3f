import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Day, month and year, such as 27 Sivan 5786. */
const toHebrew = (day: Dayjs) =>
  hebrew.format(Date.UTC(day.year(), day.month(), day.date()));

function DayWithHebrew(props: PickersDayProps<Dayjs>) {
  const { day } = props;
  const date = toHebrew(day);

  return (
    <PickersDay
      {...props}
      aria-label={`${day.date()} ${date}`}
      sx={{ flexDirection: 'column', lineHeight: 1.2 }}
    >
      {day.date()}{' '}
      <Typography component="span" sx={{ fontSize: 10, lineHeight: 1 }}>
        {Number.parseInt(date, 10)}
      </Typography>
    </PickersDay>
  );
}

export default function DateCalendarHebrewDays() {
  const [day, setDay] = React.useState(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%' }}>
        <DateCalendar
          value={day}
          onChange={(newDay) => setDay(newDay ?? day)}
          slots={{ day: DayWithHebrew }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Typography role="status">
          {day.format('MMMM D')} is {toHebrew(day)}.
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
