import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';

export default function DateRangePickerFieldSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Loan begins', end: 'Loan ends' }}
        defaultValue={[dayjs('2026-06-08'), dayjs('2026-06-29')]}
        slotProps={{
          fieldRoot: { spacing: 1 },
          fieldSeparator: {
            variant: 'overline',
            color: 'text.secondary',
            children: 'until',
          },
        }}
        sx={{ width: '100%', maxWidth: 420 }}
      />
    </LocalizationProvider>
  );
}
