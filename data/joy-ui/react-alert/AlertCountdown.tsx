import * as React from 'react';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function AlertCountdown() {
  const [seconds, setSeconds] = React.useState<number | null>(null);
  const isRunning = seconds !== null && seconds > 0;

  React.useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const timer = setInterval(() => setSeconds((value) => (value ?? 0) - 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);

  return (
    <Stack spacing={2} useFlexGap sx={{ minHeight: 110, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setSeconds(10)}>
        Lose the connection
      </Button>
      {isRunning && (
        <Alert
          variant="solid"
          color="danger"
          invertedColors
          startDecorator={<ErrorOutline />}
          sx={{ width: '100%', overflow: 'hidden' }}
        >
          No connection to the kitchen. The next attempt is in 10 seconds.
          <LinearProgress
            determinate
            value={seconds * 10}
            aria-label="Time until the next attempt"
            aria-valuetext={`${seconds} seconds`}
            sx={{
              position: 'absolute',
              insetInline: 0,
              bottom: 0,
              '--LinearProgress-radius': '0px',
              '&::before': { transition: 'inline-size 1s linear' },
            }}
          />
        </Alert>
      )}
    </Stack>
  );
}
