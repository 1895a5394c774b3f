import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

export default function TimeClockViews() {
  const [egg, setEgg] = React.useState<Dayjs | null>(dayjs('2026-06-12T00:06:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ width: '100%', maxWidth: 320 }}>
        <Typography align="center" role="status">
          Boil for {egg?.format('m [min] s [s]')}
        </Typography>
        <TimeClock
          showViewSwitcher
          views={['minutes', 'seconds']}
          openTo="seconds"
          value={egg}
          onChange={setEgg}
          sx={{ width: '100%' }}
        />
      </Box>
    </LocalizationProvider>
  );
}
