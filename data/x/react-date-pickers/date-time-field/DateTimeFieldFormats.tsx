import Box from '@mui/material/Box';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';

const formats: [label: string, format: string][] = [
  ['ISO order', 'YYYY-MM-DD HH:mm'],
  ['Month in letters', 'D MMMM YYYY, HH:mm'],
  ['Weekday and hour', 'ddd, MMM D, hh A'],
  ['With seconds', 'L HH:mm:ss'],
];

export default function DateTimeFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          width: '100%',
          gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
        }}
      >
        {formats.map(([label, format]) => (
          <DateTimeField
            key={format}
            label={label}
            format={format}
            helperText={format}
            defaultValue={dayjs('2026-06-05T18:07:30')}
          />
        ))}
      </Box>
    </LocalizationProvider>
  );
}
