import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2026-06-12T09:30');

export default function DatePickerFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DatePicker label="Invoice" defaultValue={issued} format="YYYY-MM-DD" />
        <DatePicker label="Card expires" defaultValue={issued} format="MM/YY" />
        <DateTimeField
          label="Departure"
          defaultValue={issued}
          format="ddd, D MMM, HH:mm"
        />
      </Stack>
    </LocalizationProvider>
  );
}
