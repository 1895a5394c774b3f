import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

export default function PickerSlotsToolbarFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 280 }}>
        <DesktopDatePicker
          label="Desktop with a toolbar"
          defaultValue={dayjs('2026-06-12')}
          slotProps={{ toolbar: { hidden: false, toolbarFormat: 'dddd, D MMMM' } }}
        />
        <MobileDatePicker
          label="Mobile without a date"
          referenceDate={dayjs('2026-06-12')}
          slotProps={{ toolbar: { toolbarPlaceholder: 'No day yet' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
