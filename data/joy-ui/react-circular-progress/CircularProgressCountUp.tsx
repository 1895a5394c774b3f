import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

/** A number that grows to `end` within some seconds, and the function that starts it. */
function useCounter(end: number, seconds: number) {
  const [value, setValue] = React.useState(end);
  const frame = React.useRef(0);

  React.useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const start = () => {
    cancelAnimationFrame(frame.current);
    let first: number | undefined;
    const draw = (now: number) => {
      first ??= now;
      const part = Math.min((now - first) / (seconds * 1000), 1);
      setValue(Math.round(end * part));
      if (part < 1) {
        frame.current = requestAnimationFrame(draw);
      }
    };
    frame.current = requestAnimationFrame(draw);
  };

  return [value, start] as const;
}

export default function CircularProgressCountUp() {
  const [value, start] = useCounter(82, 1.5);

  return (
    <Stack spacing={2} useFlexGap sx={{ alignItems: 'center' }}>
      <CircularProgress
        size="lg"
        color="success"
        determinate
        value={value}
        aria-label="Answered questions"
        aria-valuenow={82}
      >
        {value}%
      </CircularProgress>
      <Button variant="soft" color="success" onClick={start}>
        Count again
      </Button>
    </Stack>
  );
}
