import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';

export default function TimePickerStaticLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Oven timer"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto' }}
      >
        <StaticTimePicker
          orientation="landscape"
          openTo="minutes"
          defaultValue={dayjs('2026-06-12T18:25')}
          localeText={{ toolbarTitle: 'Oven off at' }}
          sx={{ minWidth: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
