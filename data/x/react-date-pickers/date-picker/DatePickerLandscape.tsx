import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerToolbarProps } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function ConcertToolbar({ className, value }: DatePickerToolbarProps<Dayjs>) {
  return (
    <Box className={className} sx={{ p: 2, width: 140, bgcolor: 'action.hover' }}>
      <Typography variant="overline" component="p">
        Concert
      </Typography>
      <Typography variant="h5" component="p">
        {value?.format('ddd, MMM D')}
      </Typography>
    </Box>
  );
}

export default function DatePickerLandscape() {
  return (
    <Box
      role="region"
      aria-label="Date of the concert"
      tabIndex={0}
      sx={{ overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <StaticDatePicker
          orientation="landscape"
          defaultValue={dayjs('2026-06-12')}
          slots={{ toolbar: ConcertToolbar }}
          slotProps={{ actionBar: { actions: [] } }}
        />
      </LocalizationProvider>
    </Box>
  );
}
