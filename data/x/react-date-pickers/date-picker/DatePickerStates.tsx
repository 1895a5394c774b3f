import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const hired = dayjs('2024-03-04');

export default function DatePickerStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Disabled" defaultValue={hired} disabled />
        <DatePicker label="Read-only" defaultValue={hired} readOnly />
        <DatePicker label="Field only" defaultValue={hired} disableOpenPicker />
        <DatePicker
          label="Calendar only"
          defaultValue={hired}
          slotProps={{ field: { readOnly: true } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
