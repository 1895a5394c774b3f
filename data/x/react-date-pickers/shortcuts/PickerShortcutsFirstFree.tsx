import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const today = dayjs('2026-06-08');
const booked = new Set(['2026-06-09', '2026-06-10', '2026-06-15', '2026-06-19']);

function isBooked(date: Dayjs) {
  return date.day() === 0 || booked.has(date.format('YYYY-MM-DD'));
}

function findDay(isValid: (date: Dayjs | null) => boolean, weekday?: number) {
  const days = Array.from({ length: 60 }, (_, index) => today.add(index + 1, 'day'));
  const fits = (day: Dayjs) => weekday === undefined || day.day() === weekday;
  return days.find((day) => fits(day) && isValid(day)) ?? null;
}

const shortcuts: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'First free day', getValue: ({ isValid }) => findDay(isValid) },
  { label: 'First free Monday', getValue: ({ isValid }) => findDay(isValid, 1) },
  { label: 'First free Friday', getValue: ({ isValid }) => findDay(isValid, 5) },
];

export default function PickerShortcutsFirstFree() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        referenceDate={today}
        minDate={today}
        shouldDisableDate={isBooked}
        slotProps={{
          shortcuts: { items: shortcuts, 'aria-label': 'Free days' },
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
