import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const season: DateRange<Dayjs> = [dayjs('2026-04-03'), dayjs('2026-10-25')];

export default function DateRangeFieldFormat() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="ISO dates"
          defaultValue={season}
          format="YYYY-MM-DD"
          dateSeparator="/"
        />
        <SingleInputDateRangeField
          label="Names of months"
          defaultValue={season}
          format="MMM D"
          dateSeparator="to"
        />
        <SingleInputDateRangeField
          label="Months"
          defaultValue={season}
          format="MM/YYYY"
        />
      </Stack>
    </LocalizationProvider>
  );
}
