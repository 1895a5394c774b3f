import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function StallCount() {
  // Storage holds text; without a stored value the second argument counts.
  const [stored, setStored] = useLocalStorageState('stall-count', '0');
  const count = Number(stored) || 0;

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'center' }}>
      <Typography role="status">{count} goats counted</Typography>
      <Stack direction="row" spacing={1} useFlexGap>
        <Button variant="contained" onClick={() => setStored(String(count + 1))}>
          Count one
        </Button>
        <Button disabled={count === 0} onClick={() => setStored(null)}>
          Start over
        </Button>
      </Stack>
    </Stack>
  );
}
