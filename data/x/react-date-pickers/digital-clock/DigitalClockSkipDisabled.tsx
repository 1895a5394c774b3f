import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';

const booked = ['09:00', '10:30', '13:20'];
const isBooked = (time: Dayjs) => booked.includes(time.format('HH:mm'));

export default function DigitalClockSkipDisabled() {
  const [freeOnly, setFreeOnly] = React.useState(true);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <FormControlLabel
          label="Free times only"
          control={
            <Switch
              checked={freeOnly}
              onChange={(_, checked) => setFreeOnly(checked)}
            />
          }
        />
        <Paper variant="outlined">
          <DigitalClock
            skipDisabled={freeOnly}
            timeStep={10}
            minTime={dayjs('2026-06-12T08:50')}
            maxTime={dayjs('2026-06-12T14:00')}
            shouldDisableTime={isBooked}
            defaultValue={dayjs('2026-06-12T08:50')}
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
