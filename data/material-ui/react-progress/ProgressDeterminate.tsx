import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ProgressDeterminate() {
  const id = React.useId();
  const [value, setValue] = React.useState<number | null>(null);
  const running = value !== null && value < 100;

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    const timer = setInterval(() => {
      setValue((previous) => Math.min((previous ?? 0) + 8, 100));
    }, 300);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Stack direction="row" useFlexGap sx={{ justifyContent: 'space-between' }}>
        <Typography id={id}>passport-photo.jpg</Typography>
        <Typography>{value ?? 0}%</Typography>
      </Stack>
      <LinearProgress
        variant="determinate"
        value={value ?? 0}
        aria-labelledby={id}
      />
      <Button
        aria-disabled={running}
        onClick={() => !running && setValue(0)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Upload
      </Button>
      {/* Announces the start and the end, not every step. */}
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {running && 'Uploading…'}
        {value === 100 && 'Upload complete.'}
      </Typography>
    </Stack>
  );
}
