import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

export default function PickerSlotsActions() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12')}
        slotProps={{
          actionBar: {
            actions: ['clear', 'today', 'cancel', 'accept'],
            sx: { justifyContent: 'center', flexWrap: 'wrap' },
          },
        }}
        sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
