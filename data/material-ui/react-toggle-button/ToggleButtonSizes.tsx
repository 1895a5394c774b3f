import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonSizes() {
  const [unit, setUnit] = React.useState('kg');

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <ToggleButtonGroup
          key={size}
          exclusive
          size={size}
          aria-label={`Unit of weight, ${size}`}
          value={unit}
          onChange={(event, next: string | null) => setUnit(next ?? unit)}
        >
          <ToggleButton value="kg" sx={{ textTransform: 'none' }}>
            kg
          </ToggleButton>
          <ToggleButton value="lb" sx={{ textTransform: 'none' }}>
            lb
          </ToggleButton>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
