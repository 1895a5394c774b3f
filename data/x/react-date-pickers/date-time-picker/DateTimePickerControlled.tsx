import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';

export default function DateTimePickerControlled() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2026-06-15T18:00'));
  const reminder = due?.isValid() ? due.subtract(1, 'day') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack
        spacing={2}
        sx={{ alignItems: 'flex-start', width: '100%', maxWidth: 300 }}
      >
        <DateTimePicker
          label="Homework due"
          value={due}
          onChange={setDue}
          sx={{ width: '100%' }}
        />
        <Typography role="status">
          {reminder ? `Reminder: ${reminder.format('dddd, h:mm A')}` : 'No reminder'}
        </Typography>
        <Button
          variant="outlined"
          disabled={!reminder}
          onClick={() => setDue((date) => date && date.add(1, 'week'))}
        >
          Extend by a week
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
