import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const issued = dayjs('2026-06-12');

export default function PickerFieldFormatDensity() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <DatePicker label="Dense" formatDensity="dense" defaultValue={issued} />
        <DatePicker
          label="Spacious"
          formatDensity="spacious"
          defaultValue={issued}
        />
        <DatePicker
          label="Spacious with dots"
          format="DD.MM.YYYY"
          formatDensity="spacious"
          defaultValue={issued}
        />
      </Stack>
    </LocalizationProvider>
  );
}
