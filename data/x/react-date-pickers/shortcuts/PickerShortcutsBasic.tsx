import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const ordered = dayjs('2026-06-12');

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Next day', getValue: () => ordered.add(1, 'day') },
  { label: 'In a week', getValue: () => ordered.add(1, 'week') },
  { label: 'End of June', getValue: () => ordered.endOf('month').startOf('day') },
  { label: 'No date', getValue: () => null },
];

export default function PickerShortcutsBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={ordered}
        slotProps={{
          shortcuts: { items: shortcuts, 'aria-label': 'Delivery' },
        }}
        sx={{
          [`& .${pickersLayoutClasses.shortcuts}`]: {
            gridRow: { xs: 1, sm: 2 },
            gridColumn: { xs: 2, sm: 1 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
