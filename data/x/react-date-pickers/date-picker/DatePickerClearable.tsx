import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function DatePickerClearable() {
  const [times, setTimes] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Subscription ends"
          defaultValue={dayjs('2026-06-12')}
          slotProps={{
            field: { clearable: true, onClear: () => setTimes(times + 1) },
            actionBar: { actions: ['clear', 'accept'] },
          }}
        />
        <Typography role="status" variant="body2" color="text.secondary">
          Cleared in the field: {times}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
