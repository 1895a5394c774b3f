import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const JULY = 6;
const AUGUST = 7;
const isSummerBreak = (month: Dayjs) =>
  month.month() === JULY || month.month() === AUGUST;

export default function DatePickerShouldDisableMonth() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Month of the course"
        views={['year', 'month']}
        openTo="month"
        defaultValue={dayjs('2026-06-01')}
        shouldDisableMonth={isSummerBreak}
        slotProps={{ textField: { helperText: 'Not in July and August' } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
