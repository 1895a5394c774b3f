import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';

const library: DateRange<Dayjs> = [
  dayjs('2026-06-12T09:30'),
  dayjs('2026-06-12T18:00'),
];

export default function TimeRangeFieldOpeningHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 3, width: '100%', maxWidth: 360 }}>
        <MultiInputTimeRangeField
          defaultValue={library}
          spacing={1}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'From' : 'To',
            }),
          }}
        />
        <SingleInputTimeRangeField
          label="Opening hours"
          defaultValue={library}
          clearable
        />
      </Stack>
    </LocalizationProvider>
  );
}
