import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistedStateOverview() {
  // Storage holds text, and until React has started the value is null.
  const [stored, setStored] = useLocalStorageState('recipe-portions', '4');
  const portions = Number(stored ?? '4');

  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Fewer portions"
        disabled={portions <= 1}
        onClick={() => setStored(String(portions - 1))}
      >
        <RemoveIcon />
      </IconButton>
      <Typography role="status">{portions} portions</Typography>
      <IconButton
        aria-label="More portions"
        onClick={() => setStored(String(portions + 1))}
      >
        <AddIcon />
      </IconButton>
    </Stack>
  );
}
