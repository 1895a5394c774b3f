import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const dinner = dayjs('2026-06-12T19:30');

export default function DigitalClockBasic() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
        <Paper variant="outlined">
          <DigitalClock defaultValue={dinner} />
        </Paper>
        <Paper variant="outlined">
          <MultiSectionDigitalClock aria-label="Dinner" defaultValue={dinner} />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
