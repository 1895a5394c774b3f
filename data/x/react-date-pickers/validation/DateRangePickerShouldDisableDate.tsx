import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const SATURDAY = 6;
const SUNDAY = 0;

function isClosed(day: Dayjs, position: string) {
  return position === 'start' ? day.day() !== SATURDAY : day.day() === SUNDAY;
}

export default function DateRangePickerShouldDisableDate() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Holiday home"
        defaultValue={[dayjs('2026-06-13'), dayjs('2026-06-19')]}
        shouldDisableDate={isClosed}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{
          textField: {
            helperText: 'Arrive on a Saturday, leave on any day but Sunday',
          },
        }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
