import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const days: PickersShortcutsItem<Dayjs | null>[] = [
  { label: 'Fri 12', getValue: () => dayjs('2026-06-12') },
  { label: 'Sat 13', getValue: () => dayjs('2026-06-13') },
  { label: 'Sun 14', getValue: () => dayjs('2026-06-14') },
];

export default function PickerShortcutsPosition() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          shortcuts: {
            items: days,
            'aria-label': 'Festival days',
            sx: {
              display: 'flex',
              justifyContent: 'center',
              maxWidth: 'none',
              '& .MuiListItem-root': { width: 'auto', paddingInline: 0.5 },
              '& .MuiChip-root': { borderRadius: 1 },
            },
          },
        }}
        sx={{
          [`& .${pickersLayoutClasses.shortcuts}`]: { gridRow: 1, gridColumn: 2 },
        }}
      />
    </LocalizationProvider>
  );
}
