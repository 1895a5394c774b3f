import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Keeps the main thread busy, like a long calculation. */
function blockThread() {
  const end = performance.now() + 2000;
  while (performance.now() < end) {
    Math.sqrt(end);
  }
}

export default function ProgressDisableShrink() {
  const id = React.useId();

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={5} useFlexGap>
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress aria-labelledby={`${id}-default`} />
          <Typography id={`${id}-default`} variant="body2">
            Default
          </Typography>
        </Stack>
        <Stack spacing={1} sx={{ alignItems: 'center' }}>
          <CircularProgress disableShrink aria-labelledby={`${id}-steady`} />
          <Typography id={`${id}-steady`} variant="body2">
            disableShrink
          </Typography>
        </Stack>
      </Stack>
      <Button variant="outlined" onClick={blockThread}>
        Block for two seconds
      </Button>
    </Stack>
  );
}
