import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

const launch = dayjs('2026-06-12');

export default function DateFieldFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
        <DateField label="ISO" format="YYYY-MM-DD" defaultValue={launch} />
        <DateField label="Words" format="ddd, MMMM D, YYYY" defaultValue={launch} />
        <DateField
          label="Text in brackets"
          format="[Month] MM [of] YYYY"
          defaultValue={launch}
        />
        <DateField label="Spacious" formatDensity="spacious" defaultValue={launch} />
      </Stack>
    </LocalizationProvider>
  );
}
