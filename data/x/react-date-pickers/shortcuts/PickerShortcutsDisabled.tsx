import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import dayjs, { type Dayjs } from 'dayjs';

const firstDose = dayjs('2026-06-12');

const intervals: PickersShortcutsItem<Dayjs | null>[] = [2, 4, 8, 12].map(
  (weeks) => ({
    label: `${weeks} weeks later`,
    getValue: () => firstDose.add(weeks, 'week'),
  }),
);

export default function PickerShortcutsDisabled() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Second dose"
        defaultValue={firstDose.add(4, 'week')}
        minDate={firstDose.add(3, 'week')}
        maxDate={firstDose.add(9, 'week')}
        slotProps={{
          shortcuts: { items: intervals },
          textField: { helperText: 'Three to nine weeks after the first' },
        }}
        sx={{ width: 280, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
