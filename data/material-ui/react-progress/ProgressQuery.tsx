import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Phase = 'idle' | 'asking' | 'loading' | 'done';

const messages: Record<Phase, string> = {
  idle: '',
  asking: 'Asking the airlines…',
  loading: 'Loading their offers…',
  done: '26 flights found.',
};

export default function ProgressQuery() {
  const [phase, setPhase] = React.useState<Phase>('idle');
  const [value, setValue] = React.useState(0);

  React.useEffect(() => {
    if (phase === 'asking') {
      const timer = setTimeout(() => setPhase('loading'), 1800);
      return () => clearTimeout(timer);
    }
    if (phase === 'loading') {
      const next = value < 100 ? () => setValue(value + 25) : () => setPhase('done');
      const timer = setTimeout(next, 500);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [phase, value]);

  function search() {
    setValue(0);
    setPhase('asking');
  }

  const busy = phase === 'asking' || phase === 'loading';

  return (
    <Stack spacing={1.5} sx={{ width: '100%', maxWidth: 400, mx: 'auto' }}>
      <Button aria-disabled={busy} onClick={() => !busy && search()}>
        Search flights
      </Button>
      {/* Keeps its height, so that the message doesn't jump. */}
      <Box sx={{ height: 4 }}>
        {busy && (
          <LinearProgress
            variant={phase === 'asking' ? 'query' : 'determinate'}
            value={phase === 'asking' ? undefined : value}
            aria-label="Flight search"
          />
        )}
      </Box>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {messages[phase]}
      </Typography>
    </Stack>
  );
}
