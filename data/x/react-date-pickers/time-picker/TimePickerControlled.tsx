import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const RIDE_MINUTES = 95;

function describeArrival(departure: Dayjs | null) {
  if (departure === null) {
    return 'Choose when the train leaves.';
  }
  return departure.isValid()
    ? `You arrive at ${departure.add(RIDE_MINUTES, 'minute').format('h:mm A')}.`
    : 'The time is not complete yet.';
}

export default function TimePickerControlled() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(
    dayjs('2026-06-12T08:40'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TimePicker label="Departure" value={departure} onChange={setDeparture} />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={!departure?.isValid()}
            onClick={() => setDeparture((time) => time && time.add(30, 'minute'))}
          >
            Next train
          </Button>
          <Button onClick={() => setDeparture(null)}>Clear</Button>
        </Stack>
        <Typography role="status">{describeArrival(departure)}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
