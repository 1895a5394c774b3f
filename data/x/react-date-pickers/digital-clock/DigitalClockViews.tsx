import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockViews() {
  const [start, setStart] = React.useState<Dayjs | null>(
    dayjs('2026-06-12T09:59:50'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Typography variant="h6" component="p" role="status">
          {start?.format('HH:mm:ss')}
        </Typography>
        <Paper variant="outlined">
          <MultiSectionDigitalClock
            aria-label="Start of the recording"
            ampm={false}
            views={['hours', 'minutes', 'seconds']}
            timeSteps={{ minutes: 1, seconds: 10 }}
            value={start}
            onChange={setStart}
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
