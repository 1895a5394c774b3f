import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const conference: DateRange<Dayjs> = [dayjs('2026-09-14'), dayjs('2026-09-17')];

export default function DateRangeFieldInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          defaultValue={conference}
          spacing={1}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        <SingleInputDateRangeField
          label="Conference"
          defaultValue={conference}
          clearable
        />
      </Stack>
    </LocalizationProvider>
  );
}
