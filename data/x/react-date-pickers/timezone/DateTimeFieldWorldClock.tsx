import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as React from 'react';

dayjs.extend(utc);
dayjs.extend(timezone);

const offices = {
  Honolulu: 'Pacific/Honolulu',
  London: 'Europe/London',
  Singapore: 'Asia/Singapore',
};

export default function DateTimeFieldWorldClock() {
  const [meeting, setMeeting] = React.useState<Dayjs | null>(
    dayjs.utc('2026-06-12T18:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
        {Object.entries(offices).map(([city, zone]) => (
          <DateTimeField
            key={city}
            label={city}
            value={meeting}
            onChange={setMeeting}
            timezone={zone}
          />
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
