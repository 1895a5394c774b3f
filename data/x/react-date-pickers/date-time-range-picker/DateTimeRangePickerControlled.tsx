import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

export default function DateTimeRangePickerControlled() {
  const [outage, setOutage] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-20T22:00'),
    dayjs('2026-06-21T02:30'),
  ]);
  const [, end] = outage;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start', width: '100%', maxWidth: 380 }}>
        <DateTimeRangePicker
          label="Planned outage"
          value={outage}
          onChange={setOutage}
          format="MM/DD HH:mm"
          ampm={false}
          slots={{ field: SingleInputDateTimeRangeField }}
          sx={{ width: '100%' }}
        />
        <Button
          variant="outlined"
          disabled={!end?.isValid()}
          onClick={() => setOutage([outage[0], end && end.add(30, 'minute')])}
        >
          30 minutes longer
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
