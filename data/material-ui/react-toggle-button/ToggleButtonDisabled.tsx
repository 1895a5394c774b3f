import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonDisabled() {
  const [size, setSize] = React.useState('M');

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Size of the shirt, L is sold out"
        value={size}
        onChange={(event, next: string | null) => setSize(next ?? size)}
      >
        <ToggleButton value="S">Small</ToggleButton>
        <ToggleButton value="M">Medium</ToggleButton>
        <ToggleButton value="L" disabled>
          Large
        </ToggleButton>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        disabled
        aria-label="Size of the cap, sold out"
        value="M"
      >
        <ToggleButton value="S">Small</ToggleButton>
        <ToggleButton value="M">Medium</ToggleButton>
      </ToggleButtonGroup>
    </Stack>
  );
}
