import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const show = (day: Dayjs | null) => {
  if (day === null) return 'null';
  return day.isValid() ? day.format('MMM D') : 'invalid date';
};

export default function DateRangeFieldControlled() {
  const [fair, setFair] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-05-21'),
    null,
  ]);
  const [opening] = fair;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start', width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Book fair"
          value={fair}
          onChange={setFair}
          fullWidth
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          [{show(fair[0])}, {show(fair[1])}]
        </Typography>
        <Button
          disabled={!opening?.isValid()}
          onClick={() => setFair([opening, opening && opening.add(3, 'day')])}
        >
          Four days
        </Button>
      </Stack>
    </LocalizationProvider>
  );
}
