import * as React from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressBuffer() {
  const [playing, setPlaying] = React.useState(false);
  const [played, setPlayed] = React.useState(18);
  const loaded = Math.min(played + 35, 100);

  React.useEffect(() => {
    if (!playing) {
      return undefined;
    }
    const timer = setInterval(() => {
      setPlayed((previous) => (previous >= 100 ? 0 : previous + 2));
    }, 400);
    return () => clearInterval(timer);
  }, [playing]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 420, mx: 'auto' }}>
      <LinearProgress
        variant="buffer"
        value={played}
        valueBuffer={loaded}
        aria-label="Video"
        aria-valuetext={`${played}% played, ${loaded}% loaded`}
      />
      <Button onClick={() => setPlaying(!playing)} sx={{ alignSelf: 'center' }}>
        {playing ? 'Pause' : 'Play'}
      </Button>
    </Stack>
  );
}
