import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function GaugeSizes() {
  const [unit, setUnit] = React.useState('hPa');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Pressure unit, ${size}`}
          value={unit}
          onChange={(_, next: string | null) => setUnit(next ?? unit)}
        >
          <ToggleButton value="hPa" sx={{ textTransform: 'none' }}>
            hPa
          </ToggleButton>
          <ToggleButton value="mmHg" sx={{ textTransform: 'none' }}>
            mmHg
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
