import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function PickerLayoutActionsSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          actionBar: { actions: ['today', 'clear', 'cancel'], disableSpacing: true },
        }}
        sx={{
          minWidth: 0,
          '& .MuiDateCalendar-root': { width: '100%', maxWidth: 320 },
          [`& .${pickersLayoutClasses.actionBar}`]: {
            gridColumn: { xs: '1 / 4', sm: 3 },
            gridRow: { xs: 3, sm: 2 },
            flexDirection: { xs: 'row', sm: 'column' },
            justifyContent: 'flex-start',
            paddingBlockStart: { xs: 1, sm: 2 },
          },
        }}
      />
    </LocalizationProvider>
  );
}
