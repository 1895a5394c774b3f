import dayjs from 'dayjs';
import 'dayjs/locale/de';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const texts = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

export default function TimePickerLocalization() {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale="de"
      localeText={texts}
    >
      <div lang="de">
        <TimePicker label="Abfahrt" defaultValue={dayjs('2026-06-12T19:05')} />
      </div>
    </LocalizationProvider>
  );
}
