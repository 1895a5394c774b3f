import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const bookedDays = new Set(['2026-06-11', '2026-06-15', '2026-06-16', '2026-06-22']);

const isBooked = (day: Dayjs) => bookedDays.has(day.format('YYYY-MM-DD'));
const isSunday = (day: Dayjs) => day.day() === 0;

export default function DatePickerShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Delivery (not on Sundays)"
          defaultValue={dayjs('2026-06-14')}
          shouldDisableDate={isSunday}
        />
        <DatePicker
          label="Cargo bike (not when booked)"
          defaultValue={dayjs('2026-06-12')}
          shouldDisableDate={isBooked}
        />
      </Stack>
    </LocalizationProvider>
  );
}
