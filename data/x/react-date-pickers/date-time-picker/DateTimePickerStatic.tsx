import Paper from '@mui/material/Paper';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function DateTimePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflow: 'hidden' }}>
        <StaticDateTimePicker
          ampm={false}
          defaultValue={dayjs('2026-06-20T15:00')}
          localeText={{ toolbarTitle: 'Wedding' }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{
            minWidth: 0,
            '& .MuiDateCalendar-root, & .MuiTimeClock-root': { width: '100%' },
          }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
