import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function PickerReferenceDateValue() {
  const [rehearsal, setRehearsal] = React.useState<Dayjs>(dayjs('2026-06-18T19:15'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'center' }}>
        <DateCalendar
          value={rehearsal}
          onChange={(day) => day && setRehearsal(day)}
          disableHighlightToday
          sx={{
            width: '100%',
            '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': {
              marginInline: { xs: 0, sm: '2px' },
            },
          }}
        />
        <Typography aria-live="polite">
          Rehearsal: {rehearsal.format('MMM D, HH:mm')}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
