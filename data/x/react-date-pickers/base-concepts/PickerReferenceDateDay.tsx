import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const workshopDay = dayjs('2026-09-05');

export default function PickerReferenceDateDay() {
  const [start, setStart] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <DigitalClock
          value={start}
          onChange={setStart}
          referenceDate={workshopDay}
          timeStep={60}
        />
        <Typography aria-live="polite">
          {start ? `Workshop: ${start.format('MMM D, HH:mm')}` : 'No time yet'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
