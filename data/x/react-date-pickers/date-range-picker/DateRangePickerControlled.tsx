import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const moveByWeek = ([start, end]: DateRange<Dayjs>): DateRange<Dayjs> => [
  start && start.add(1, 'week'),
  end && end.add(1, 'week'),
];

export default function DateRangePickerControlled() {
  const [sprint, setSprint] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-01'),
    dayjs('2026-06-12'),
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 400 }}>
        <DateRangePicker
          value={sprint}
          onChange={setSprint}
          localeText={{ start: 'Sprint starts', end: 'Sprint ends' }}
          slotProps={{ fieldRoot: { spacing: 1 } }}
        />
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" onClick={() => setSprint(moveByWeek)}>
            A week later
          </Button>
          <Button onClick={() => setSprint([null, null])}>Clear</Button>
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
