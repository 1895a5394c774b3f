import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs from 'dayjs';

const start = dayjs('2026-06-12T18:00');

export default function DatePickerOpeningButtonProps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Day of the film"
          defaultValue={start}
          slotProps={{
            openPickerButton: {
              color: 'primary',
              size: 'small',
              sx: { border: 1, borderRadius: 1 },
            },
          }}
        />
        <TimePicker
          label="Start of the film"
          defaultValue={start}
          slotProps={{
            inputAdornment: { position: 'start' },
            openPickerButton: { color: 'primary' },
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
