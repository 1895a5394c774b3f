import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function SensorOutage() {
  const [sensor, setSensor] = React.useState('roof');
  const handleChange = (_: React.MouseEvent<HTMLElement>, next: string | null) =>
    setSensor(next ?? sensor);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Sensor, one offline"
        value={sensor}
        onChange={handleChange}
      >
        <ToggleButton value="roof">Roof</ToggleButton>
        <ToggleButton value="mast">Mast</ToggleButton>
        <ToggleButton value="well" disabled>
          Well
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        disabled
        aria-label="Sensor, station offline"
        value="roof"
      >
        <ToggleButton value="roof">Roof</ToggleButton>
        <ToggleButton value="mast">Mast</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
