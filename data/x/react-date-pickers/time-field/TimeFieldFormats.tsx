import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const launch = dayjs('2026-06-12T08:05:09');

const formats = [
  { label: '24 hours', format: 'HH:mm' },
  { label: 'With seconds', format: 'HH:mm:ss' },
  { label: 'Lower-case am and pm', format: 'hh:mm a' },
  { label: 'Words between', format: 'HH [h] mm [min]' },
];

export default function TimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2}>
        {formats.map(({ label, format }) => (
          <TimeField
            key={format}
            label={label}
            format={format}
            defaultValue={launch}
          />
        ))}
        <TimeField
          label="No leading zeros"
          format="h:mm A"
          shouldRespectLeadingZeros
          defaultValue={launch}
        />
      </Stack>
    </LocalizationProvider>
  );
}
