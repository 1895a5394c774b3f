import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import dayjs from 'dayjs';

export default function PickerFieldsRanges() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ gap: 2, width: '100%', maxWidth: 360 }}>
        <SingleInputDateRangeField
          label="Semester"
          defaultValue={[dayjs('2026-02-02'), dayjs('2026-06-26')]}
        />
        <MultiInputTimeRangeField
          defaultValue={[dayjs('2026-02-02T14:00'), dayjs('2026-02-02T15:30')]}
          spacing={1}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Lecture from' : 'Lecture to',
            }),
          }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
