import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const departure = dayjs('2026-06-12T18:05');

export default function TimePickerHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <TimePicker label="As in the locale" defaultValue={departure} />
        <TimePicker label="12 hours" defaultValue={departure} ampm />
        <TimePicker label="24 hours" defaultValue={departure} ampm={false} />
      </Stack>
    </LocalizationProvider>
  );
}
