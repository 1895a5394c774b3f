import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

export default function DateTimePickerStaticLandscape() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="region"
        aria-label="Moving day"
        tabIndex={0}
        sx={{ maxWidth: '100%', overflow: 'auto' }}
      >
        <StaticDateTimePicker
          orientation="landscape"
          defaultValue={dayjs('2026-06-27T07:30')}
          localeText={{ toolbarTitle: 'Moving day' }}
          sx={{ minWidth: 'max-content' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
