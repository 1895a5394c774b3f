import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import dayjs, { type Dayjs } from 'dayjs';
import * as React from 'react';

const describe = (date: Dayjs | null) =>
  date === null
    ? 'null'
    : date.isValid()
      ? date.format('YYYY-MM-DD')
      : 'Invalid date';

export default function DateRangeFieldValueStates() {
  const [leave, setLeave] = React.useState<DateRange<Dayjs>>([
    dayjs('2026-06-15'),
    null,
  ]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 400 }}>
        <MultiInputDateRangeField
          value={leave}
          onChange={setLeave}
          slotProps={{
            root: { spacing: 1 },
            textField: ({ position }) => ({
              label: position === 'start' ? 'First day' : 'Last day',
            }),
          }}
        />
        <SingleInputDateRangeField label="Leave" value={leave} onChange={setLeave} />
        <Box
          component="code"
          aria-live="polite"
        >{`[${leave.map(describe).join(', ')}]`}</Box>
      </Stack>
    </LocalizationProvider>
  );
}
