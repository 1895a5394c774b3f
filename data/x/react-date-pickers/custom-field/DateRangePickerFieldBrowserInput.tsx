import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';
import { PlainInput } from './plainInput';

export default function DateRangePickerFieldBrowserInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Harvest"
        defaultValue={[dayjs('2026-08-31'), dayjs('2026-09-18')]}
        slots={{ field: SingleInputDateRangeField, textField: PlainInput }}
      />
    </LocalizationProvider>
  );
}
