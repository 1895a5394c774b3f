import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-06-12');

export default function DatePickerViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Year, month and day"
          views={['year', 'month', 'day']}
          defaultValue={date}
        />
        <DatePicker
          label="Card expires"
          views={['year', 'month']}
          format="MM/YYYY"
          defaultValue={date}
        />
        <DatePicker label="Vintage" views={['year']} defaultValue={date} />
        <DatePicker label="Name day" views={['month', 'day']} defaultValue={date} />
      </Stack>
    </LocalizationProvider>
  );
}
