import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';

const landing = dayjs('2026-06-18T22:05');

export default function DateTimePickerVariants() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 300 }}>
        <DateTimePicker
          label="Popup from 600px on"
          desktopModeMediaQuery="@media (min-width: 600px)"
          defaultValue={landing}
        />
        <MobileDateTimePicker label="Dialog with tabs" defaultValue={landing} />
        <DesktopDateTimePicker label="Popup with columns" defaultValue={landing} />
      </Stack>
    </LocalizationProvider>
  );
}
