import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const TOTAL = 8;

export default function CircularProgressDeterminate() {
  const [copied, setCopied] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const isDone = copied === TOTAL;

  React.useEffect(() => {
    if (!running || isDone) {
      return undefined;
    }
    const timer = setTimeout(() => setCopied(copied + 1), 700);
    return () => clearTimeout(timer);
  }, [running, copied, isDone]);

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <CircularProgress
        size="lg"
        determinate
        value={(copied / TOTAL) * 100}
        aria-label="Copying photos"
        // The ring leaves this out while the value is 0.
        aria-valuenow={Math.round((copied / TOTAL) * 100)}
        aria-valuetext={`${copied} of ${TOTAL} photos`}
        sx={{ '& circle': { transition: 'stroke-dashoffset 400ms' } }}
      />
      <Button
        variant="soft"
        onClick={() => {
          setCopied(0);
          setRunning(true);
        }}
      >
        Copy photos
      </Button>
      <Typography level="body-sm" role="status" sx={{ minHeight: 20 }}>
        {running && (isDone ? '8 photos have been copied.' : 'Copying…')}
      </Typography>
    </Stack>
  );
}
