import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const appointment = dayjs('2026-06-12T11:00');
const isMonday = (day: Dayjs) => day.day() === 1;

export default function PickerValidationViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={2}
        sx={{ alignItems: 'center', justifyContent: 'center' }}
      >
        <DateCalendar
          defaultValue={appointment}
          shouldDisableDate={isMonday}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <DigitalClock
          defaultValue={appointment}
          timeStep={60}
          minTime={dayjs('2026-06-12T09:00')}
          maxTime={dayjs('2026-06-12T15:00')}
          sx={{ width: 130 }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
