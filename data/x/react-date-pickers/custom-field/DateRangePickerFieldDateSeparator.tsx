import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const season: DateRange<Dayjs> = [dayjs('2026-06-01'), dayjs('2026-09-15')];

export default function DateRangePickerFieldDateSeparator() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 380 }}>
        <DateRangePicker
          label="Bathing season"
          defaultValue={season}
          slots={{ field: SingleInputDateRangeField }}
          slotProps={{ field: { dateSeparator: 'to' } }}
        />
        <DateRangePicker
          localeText={{ start: 'Opening', end: 'Closing' }}
          defaultValue={season}
          slotProps={{ field: { dateSeparator: '→' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
