import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import HourglassTopIcon from '@mui/icons-material/HourglassTop';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import dayjs from 'dayjs';

export default function DateTimePickerSlotsTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-06-12T16:30')}
        slotProps={{
          tabs: {
            hidden: false,
            dateIcon: <CalendarMonthIcon />,
            timeIcon: <HourglassTopIcon />,
          },
          toolbar: { hidden: true },
        }}
        sx={{
          minWidth: 0,
          '& .MuiDateCalendar-root, & .MuiTimeClock-root': { width: '100%' },
        }}
      />
    </LocalizationProvider>
  );
}
