import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const zones = ['UTC', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland'];

export default function DateTimePickerTimezoneChoice() {
  const [zone, setZone] = React.useState('Asia/Kolkata');
  const [call, setCall] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T08:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <TextField
          select
          label="Time zone"
          value={zone}
          onChange={(event) => setZone(event.target.value)}
        >
          {zones.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <DateTimePicker
          label="Video call"
          value={call}
          onChange={setCall}
          timezone={zone}
        />
        <Typography aria-live="polite">
          {call?.isValid() ? `Stored: ${call.toISOString()}` : 'No call'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
