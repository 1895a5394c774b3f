import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const deadline = dayjs('2026-06-12');
const lateDelivery = dayjs('2026-06-16');

export default function PickerValidationFeedback() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField
          label="Field"
          defaultValue={lateDelivery}
          maxDate={deadline}
          helperText="The deadline is June 12, 2026."
        />
        <DesktopDatePicker
          label="Desktop picker"
          defaultValue={lateDelivery}
          maxDate={deadline}
        />
        <MobileDatePicker
          label="Mobile picker"
          defaultValue={lateDelivery}
          maxDate={deadline}
        />
      </Stack>
    </LocalizationProvider>
  );
}
