import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const closing = dayjs('2026-06-12T20:00');

export default function TimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3}>
        <TimePicker
          label="By the width of the window"
          defaultValue={closing}
          desktopModeMediaQuery="@media (min-width: 720px)"
        />
        <DesktopTimePicker label="Always a popup" defaultValue={closing} />
        <MobileTimePicker label="Always a dialog" defaultValue={closing} />
      </Stack>
    </LocalizationProvider>
  );
}
