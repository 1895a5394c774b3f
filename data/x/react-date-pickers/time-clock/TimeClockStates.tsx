import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const sunset = dayjs('2026-06-12T21:00');

export default function TimeClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}
      >
        <div>
          <Typography align="center">Read-only</Typography>
          <TimeClock readOnly defaultValue={sunset} sx={{ width: 256 }} />
        </div>
        <div>
          <Typography align="center">Disabled</Typography>
          <TimeClock disabled defaultValue={sunset} sx={{ width: 256 }} />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
