import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs, { type Dayjs } from 'dayjs';

const breaks: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  {
    label: 'Spring break',
    getValue: () => [dayjs('2026-03-28'), dayjs('2026-04-12')],
  },
  { label: 'Midsummer', getValue: () => [dayjs('2026-06-19'), dayjs('2026-06-21')] },
  {
    label: 'Autumn break',
    getValue: () => [dayjs('2026-10-10'), dayjs('2026-10-18')],
  },
  { label: 'No dates', getValue: () => [null, null] },
];

export default function PickerShortcutsRange() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Cabin booked"
        defaultValue={[dayjs('2026-06-19'), dayjs('2026-06-21')]}
        slots={{ field: SingleInputDateRangeField }}
        slotProps={{ shortcuts: { items: breaks } }}
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </LocalizationProvider>
  );
}
