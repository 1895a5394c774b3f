import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function TimePickerOpenTo() {
  const [view, setView] = React.useState<TimeView>('minutes');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={1}>
        <MobileTimePicker
          label="Bread ready at"
          openTo="minutes"
          onViewChange={setView}
          defaultValue={dayjs('2026-06-12T07:20')}
        />
        <Typography variant="body2">Last view: {view}</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
