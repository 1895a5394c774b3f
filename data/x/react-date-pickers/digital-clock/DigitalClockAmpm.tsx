import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function DigitalClockAmpm() {
  const [cycle, setCycle] = React.useState<'12' | '24'>('24');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ alignItems: 'center', minHeight: 300 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Hours of the clock"
          value={cycle}
          onChange={(_, next: '12' | '24' | null) => next && setCycle(next)}
        >
          <ToggleButton value="12">1 to 12</ToggleButton>
          <ToggleButton value="24">0 to 23</ToggleButton>
        </ToggleButtonGroup>
        <Paper variant="outlined">
          <MultiSectionDigitalClock
            aria-label="Tea time"
            ampm={cycle === '12'}
            defaultValue={dayjs('2026-06-12T16:00')}
          />
        </Paper>
      </Stack>
    </LocalizationProvider>
  );
}
