import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const concerts = [
  { name: 'String quartet', date: dayjs('2026-06-12') },
  { name: 'Jazz trio', date: dayjs('2026-06-26') },
  { name: 'Choir of the academy', date: dayjs('2026-07-04') },
];

export default function DateCalendarControlled() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ alignItems: 'flex-start' }}
      >
        <List aria-label="Concerts">
          {concerts.map((concert) => (
            <li key={concert.name}>
              <ListItemButton
                selected={Boolean(date?.isSame(concert.date, 'day'))}
                onClick={() => setDate(concert.date)}
              >
                <ListItemText
                  primary={concert.name}
                  secondary={concert.date.format('MMMM D')}
                />
              </ListItemButton>
            </li>
          ))}
        </List>
        <DateCalendar value={date} onChange={(newDate) => setDate(newDate)} />
      </Stack>
    </LocalizationProvider>
  );
}
