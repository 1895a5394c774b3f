import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const hasNoElection = (year: Dayjs) => year.year() % 4 !== 2;

export default function DatePickerShouldDisableYear() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Election year"
        views={['year']}
        openTo="year"
        defaultValue={dayjs('2026-06-12')}
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2030-12-31')}
        shouldDisableYear={hasNoElection}
        slotProps={{ textField: { helperText: '2022, 2026 and every fourth year' } }}
        sx={{ width: '100%', maxWidth: 280 }}
      />
    </LocalizationProvider>
  );
}
