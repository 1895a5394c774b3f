import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const delivery = dayjs('2026-06-18');

export default function PickerResponsiveVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker label="Responsive" defaultValue={delivery} />
        <DesktopDatePicker label="Always desktop" defaultValue={delivery} />
        <MobileDatePicker label="Always mobile" defaultValue={delivery} />
      </Stack>
    </LocalizationProvider>
  );
}
