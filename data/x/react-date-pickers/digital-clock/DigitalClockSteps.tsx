import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockSteps() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4 }}>
        <div>
          <Typography gutterBottom>Every 90 minutes</Typography>
          <DigitalClock timeStep={90} defaultValue={dayjs('2026-06-12T07:30')} />
        </div>
        <div>
          <Typography gutterBottom>Every 3 h, 20 min</Typography>
          <MultiSectionDigitalClock
            aria-label="Dose of the medicine"
            ampm={false}
            timeSteps={{ hours: 3, minutes: 20 }}
            defaultValue={dayjs('2026-06-12T09:40')}
          />
        </div>
      </Box>
    </LocalizationProvider>
  );
}
