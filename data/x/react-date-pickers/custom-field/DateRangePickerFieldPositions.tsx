import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerFieldPositions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        defaultValue={[dayjs('2026-09-07'), null]}
        slotProps={{
          textField: ({ position }) =>
            position === 'start'
              ? { label: 'Lease starts', helperText: 'Keys from 10 AM' }
              : {
                  label: 'Lease ends',
                  helperText: 'Empty: no end',
                  color: 'secondary',
                },
        }}
        sx={{ width: '100%', maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
