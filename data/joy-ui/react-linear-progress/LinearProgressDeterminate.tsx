import * as React from 'react';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const TOTAL = 5;

export default function LinearProgressDeterminate() {
  const [sent, setSent] = React.useState(0);
  const [running, setRunning] = React.useState(false);
  const isDone = sent === TOTAL;

  React.useEffect(() => {
    if (!running || isDone) {
      return undefined;
    }
    const timer = setTimeout(() => setSent(sent + 1), 800);
    return () => clearTimeout(timer);
  }, [running, sent, isDone]);

  return (
    <Stack spacing={1.5} useFlexGap>
      <LinearProgress
        determinate
        value={(sent / TOTAL) * 100}
        aria-label="Sending invoices"
        aria-valuetext={`${sent} of ${TOTAL} invoices`}
        sx={{ '&::before': { transition: 'inline-size 400ms' } }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            setSent(0);
            setRunning(true);
          }}
        >
          Send invoices
        </Button>
        <Typography level="body-sm" role="status">
          {running && (isDone ? '5 invoices have been sent.' : 'Sending…')}
        </Typography>
      </Stack>
    </Stack>
  );
}
