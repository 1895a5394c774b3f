import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const outlook = {
  hours: 'Rain until 14:00, then dry.',
  days: 'Dry until Thursday, storms on Friday.',
  weeks: 'Cooler than usual for the season.',
};

type Range = keyof typeof outlook;

export default function ForecastRange() {
  const [range, setRange] = React.useState<Range>('hours');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Forecast range"
        value={range}
        onChange={(_, next: Range | null) => {
          // Pressing the selected button reports null.
          if (next !== null) setRange(next);
        }}
      >
        <ToggleButton value="hours">Hours</ToggleButton>
        <ToggleButton value="days">Days</ToggleButton>
        <ToggleButton value="weeks">Weeks</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">{outlook[range]}</Typography>
    </Stack>
  );
}
