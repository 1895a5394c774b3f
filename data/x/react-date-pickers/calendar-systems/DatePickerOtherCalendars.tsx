import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const calendars = {
  Jalali: 'persian',
  'Umm al-Qura': 'islamic-umalqura',
  Coptic: 'coptic',
  Buddhist: 'buddhist',
};

/** Year, month and day as numbers, such as 1405 / 03 / 22. */
function convert(day: Dayjs, calendar: string) {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  });
  const date = new Date(Date.UTC(day.year(), day.month(), day.date()));
  const parts = format.formatToParts(date);
  return ['year', 'month', 'day']
    .map((type) => parts.find((part) => part.type === type)?.value ?? '?')
    .join(' / ');
}

export default function DatePickerOtherCalendars() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 300, minHeight: 220 }}>
        <DatePicker label="Gregorian date" value={day} onChange={setDay} />
        {day?.isValid() && (
          <List aria-live="polite">
            {Object.entries(calendars).map(([name, id]) => (
              <ListItem key={id}>{`${name}: ${convert(day, id)}`}</ListItem>
            ))}
          </List>
        )}
      </Stack>
    </LocalizationProvider>
  );
}
