import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const flyby = dayjs.utc('2026-06-12T22:00');
const places = [
  { name: 'Los Angeles', zone: 'America/Los_Angeles' },
  { name: 'Sydney', zone: 'Australia/Sydney' },
];

export default function DateCalendarTimezoneDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        {places.map(({ name, zone }) => (
          <div key={name}>
            <Typography
              component="p"
              variant="subtitle2"
              sx={{ textAlign: 'center' }}
            >
              {name}
            </Typography>
            <DateCalendar
              value={flyby}
              timezone={zone}
              readOnly
              sx={{ width: '100%', maxWidth: 320 }}
            />
          </div>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
