import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

export default function DatePickerFirstState() {
  const [movingDay, setMovingDay] = React.useState<Dayjs | null>(
    dayjs('2026-06-12'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 260 }}>
        <DatePicker label="Moving day" value={movingDay} onChange={setMovingDay} />
        <Typography aria-live="polite">
          {movingDay?.isValid()
            ? `Order the boxes by ${movingDay.subtract(14, 'day').format('MMMM D')}.`
            : 'Enter a whole date.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
