import Paper from '@mui/material/Paper';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStatic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Paper variant="outlined" sx={{ maxWidth: '100%', overflow: 'hidden' }}>
        <StaticTimePicker
          ampm={false}
          defaultValue={dayjs('2026-06-12T06:45')}
          localeText={{ toolbarTitle: 'Alarm on weekdays' }}
          slotProps={{ actionBar: { actions: [] } }}
          sx={{
            minWidth: 0,
            '& .MuiTimeClock-root': { width: '100%', minWidth: 256 },
          }}
        />
      </Paper>
    </LocalizationProvider>
  );
}
