import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DatePickerControlled() {
  const [dueDate, setDueDate] = React.useState<Dayjs | null>(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker
          label="Invoice due"
          value={dueDate}
          onChange={(newValue) => setDueDate(newValue)}
        />
        <Stack direction="row" spacing={1}>
          <Button
            variant="outlined"
            disabled={!dueDate?.isValid()}
            onClick={() => setDueDate(dueDate?.add(14, 'day') ?? null)}
          >
            14 days later
          </Button>
          <Button onClick={() => setDueDate(null)}>No date</Button>
        </Stack>
        <Typography role="status" variant="body2" color="text.secondary">
          {dueDate === null && 'The invoice has no due date.'}
          {dueDate?.isValid() && `Due on ${dueDate.format('dddd, MMMM D, YYYY')}`}
          {dueDate?.isValid() === false && 'The date is incomplete or invalid.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
