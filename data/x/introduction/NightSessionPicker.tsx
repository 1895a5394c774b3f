import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const seasonStart = dayjs('2024-09-20');
const seasonEnd = dayjs('2025-03-28');

export default function NightSessionPicker() {
  const [night, setNight] = React.useState<Dayjs | null>(dayjs('2024-10-04'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, width: '100%', maxWidth: 280 }}>
        <DatePicker
          label="Observing night"
          value={night}
          onChange={setNight}
          minDate={seasonStart}
          maxDate={seasonEnd}
          format="YYYY-MM-DD"
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {night?.isValid()
            ? `The dome opens on ${night.format('YYYY-MM-DD')}.`
            : 'Choose a night between 20 September and 28 March.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
