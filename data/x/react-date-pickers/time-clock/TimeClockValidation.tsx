import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const departureMinutes = [15, 45];

export default function TimeClockValidation() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeClock
        ampm={false}
        defaultValue={dayjs('2026-06-12T11:15')}
        minTime={dayjs('2026-06-12T07:00')}
        maxTime={dayjs('2026-06-12T19:59')}
        shouldDisableTime={(time, view) =>
          view === 'hours'
            ? time.hour() % 2 === 0
            : !departureMinutes.includes(time.minute())
        }
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
