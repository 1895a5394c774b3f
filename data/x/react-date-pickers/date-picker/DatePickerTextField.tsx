import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const date = dayjs('2026-06-12');

export default function DatePickerTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="First lesson"
          defaultValue={date}
          slotProps={{ textField: { helperText: 'Courses start on Fridays' } }}
        />
        <DatePicker
          label="Small"
          defaultValue={date}
          slotProps={{ textField: { size: 'small', fullWidth: true } }}
        />
        <DatePicker
          label="Filled"
          defaultValue={date}
          slotProps={{
            textField: { variant: 'filled' },
            inputAdornment: { position: 'start' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
