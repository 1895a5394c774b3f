import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

type Calendars = 1 | 2 | 3;

export default function DateRangePickerCalendars() {
  const [calendars, setCalendars] = React.useState<Calendars>(3);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 300 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Number of calendars"
          value={calendars}
          onChange={(event, next: Calendars | null) => next && setCalendars(next)}
        >
          <ToggleButton value={1}>1 month</ToggleButton>
          <ToggleButton value={2}>2 months</ToggleButton>
          <ToggleButton value={3}>3 months</ToggleButton>
        </ToggleButtonGroup>
        <DateRangePicker
          label="Construction phase"
          calendars={calendars}
          defaultValue={[dayjs('2026-06-22'), dayjs('2026-08-07')]}
          slots={{ field: SingleInputDateRangeField }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
