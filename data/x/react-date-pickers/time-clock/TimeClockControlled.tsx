import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import type { TimeView } from '@mui/x-date-pickers/models';

export default function TimeClockControlled() {
  const [nap, setNap] = React.useState<Dayjs | null>(dayjs('2026-06-12T13:20'));
  const [view, setView] = React.useState<TimeView>('hours');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center', width: '100%', maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Part of the time"
          value={view}
          onChange={(_, next: TimeView | null) => next && setView(next)}
        >
          <ToggleButton value="hours">{nap?.format('h') ?? 'Hour'}</ToggleButton>
          <ToggleButton value="minutes">
            {nap?.format('mm A') ?? 'Minute'}
          </ToggleButton>
        </ToggleButtonGroup>
        <TimeClock
          value={nap}
          onChange={setNap}
          view={view}
          onViewChange={setView}
          sx={{ width: '100%' }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
