import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockControlled() {
  const [film, setFilm] = React.useState<Dayjs | null>(dayjs('2026-06-12T20:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography role="status">
          A two-hour film ends at {film?.add(2, 'hour').format('HH:mm')}.
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Paper variant="outlined">
            <DigitalClock ampm={false} value={film} onChange={setFilm} />
          </Paper>
          <Paper variant="outlined">
            <MultiSectionDigitalClock
              aria-label="Start of the film"
              ampm={false}
              timeSteps={{ minutes: 15 }}
              value={film}
              onChange={setFilm}
            />
          </Paper>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
