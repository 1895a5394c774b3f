import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const published = dayjs('2026-06-12');

export default function PickerControlledValue() {
  const [dueDate, setDueDate] = React.useState<Dayjs | null>(
    published.add(14, 'day'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <DatePicker label="Invoice due" value={dueDate} onChange={setDueDate} />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => setDueDate(published.add(14, 'day'))}
          >
            14 days
          </Button>
          <Button
            variant="outlined"
            onClick={() => setDueDate(published.add(1, 'month'))}
          >
            1 month
          </Button>
          <Button onClick={() => setDueDate(null)}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
