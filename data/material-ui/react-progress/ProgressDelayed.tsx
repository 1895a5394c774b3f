import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** True once `active` has lasted longer than `delay`. */
function useLasting(active: boolean, delay: number) {
  const [lasting, setLasting] = React.useState(false);
  React.useEffect(() => {
    if (!active) {
      return undefined;
    }
    const timer = setTimeout(() => setLasting(true), delay);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [active, delay]);
  return active && lasting;
}

export default function ProgressDelayed() {
  const [job, setJob] = React.useState<{ name: string; time: number } | null>(null);
  const [opened, setOpened] = React.useState('');
  const slow = useLasting(job !== null, 500);

  React.useEffect(() => {
    if (!job) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOpened(job.name);
      setJob(null);
    }, job.time);
    return () => clearTimeout(timer);
  }, [job]);

  return (
    <Stack spacing={2} sx={{ alignItems: 'center' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setJob({ name: 'notes.txt', time: 250 })}>
          Open notes.txt
        </Button>
        <Button onClick={() => setJob({ name: 'video.mp4', time: 2500 })}>
          Open video.mp4
        </Button>
      </Stack>
      <Box sx={{ height: 40 }}>
        {slow && <CircularProgress aria-label="Opening the file" />}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {slow && 'Opening…'}
        {!job && opened && `Opened: ${opened}`}
      </Typography>
    </Stack>
  );
}
