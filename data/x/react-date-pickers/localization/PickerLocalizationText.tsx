import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import dayjs from 'dayjs';

const localeText = {
  toolbarTitle: 'When shall we collect it?',
  okButtonLabel: 'Book the collection',
  cancelButtonLabel: 'Not yet',
};

export default function PickerLocalizationText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <MobileDatePicker
        label="Collection"
        defaultValue={dayjs('2026-06-12')}
        localeText={localeText}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
