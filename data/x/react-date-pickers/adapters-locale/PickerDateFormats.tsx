import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const dateFormats = {
  keyboardDate: 'DD MMM YYYY',
  keyboardDateTime24h: 'DD MMM YYYY, HH:mm',
  fullDate: 'dddd, D MMMM YYYY',
};

export default function PickerDateFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} dateFormats={dateFormats}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Order" defaultValue={dayjs('2026-06-12')} />
        <DateTimePicker
          label="Delivery"
          defaultValue={dayjs('2026-06-15T14:00')}
          ampm={false}
        />
      </Stack>
    </LocalizationProvider>
  );
}
