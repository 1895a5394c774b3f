import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const collection = dayjs('2026-06-12T08:00');

export default function DigitalClockStates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <div>
          <Typography gutterBottom>Read-only</Typography>
          <DigitalClock readOnly defaultValue={collection} />
        </div>
        <div>
          <Typography gutterBottom>Disabled</Typography>
          <MultiSectionDigitalClock
            disabled
            aria-label="Disabled"
            defaultValue={collection}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
