import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { PlainInput } from './plainInput';

export default function PickerFieldBrowserInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Date of delivery"
        minDate={dayjs('2026-06-08')}
        defaultValue={dayjs('2026-06-12')}
        slots={{ textField: PlainInput }}
        slotProps={{ inputAdornment: { sx: { marginInlineEnd: 1 } } }}
      />
    </LocalizationProvider>
  );
}
