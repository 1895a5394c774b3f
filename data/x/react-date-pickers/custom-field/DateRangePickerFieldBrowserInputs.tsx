import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import dayjs from 'dayjs';
import { PlainInput } from './plainInput';

export default function DateRangePickerFieldBrowserInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 400 }}>
        <DateRangePicker
          localeText={{ start: 'First lesson', end: 'Last lesson' }}
          defaultValue={[dayjs('2026-06-15'), dayjs('2026-07-10')]}
          slots={{ textField: PlainInput }}
          slotProps={{ fieldRoot: { sx: { '& > div': { minWidth: 0, flex: 1 } } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
