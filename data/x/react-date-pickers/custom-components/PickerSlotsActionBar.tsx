import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

function MoveActions({ className, onAccept, onCancel }: PickersActionBarProps) {
  return (
    <Stack direction="row" className={className} sx={{ gap: 1, p: 2 }}>
      <Button fullWidth onClick={onCancel}>
        Keep old day
      </Button>
      <Button fullWidth variant="contained" onClick={onAccept}>
        Move
      </Button>
    </Stack>
  );
}

export default function PickerSlotsActionBar() {
  const [visit, setVisit] = React.useState(dayjs('2026-06-12'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', maxWidth: '100%' }}>
        <Typography role="status">Visit: {visit.format('MMMM D')}</Typography>
        <StaticDatePicker
          defaultValue={visit}
          onAccept={(day) => setVisit(day ?? visit)}
          slots={{ actionBar: MoveActions }}
          slotProps={{ toolbar: { hidden: true } }}
          sx={{ minWidth: 0, '& .MuiDateCalendar-root': { width: '100%' } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
