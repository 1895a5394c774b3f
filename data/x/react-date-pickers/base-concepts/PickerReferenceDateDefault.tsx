import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const seasonStart = dayjs('2026-04-10T08:30');
const seasonEnd = dayjs('2026-10-31T20:00');

export default function PickerReferenceDateDefault() {
  const [rental, setRental] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        <DateTimePicker
          label="Boat rental"
          value={rental}
          onChange={setRental}
          minDateTime={seasonStart}
          maxDateTime={seasonEnd}
        />
        <Typography color="textSecondary" aria-live="polite">
          Value: {rental?.isValid() ? rental.format('YYYY-MM-DD HH:mm') : 'none'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
