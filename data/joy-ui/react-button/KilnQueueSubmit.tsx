import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import LocalFireDepartment from '@mui/icons-material/LocalFireDepartment';

const messages = {
  idle: 'Tray 12 is ready to go',
  sending: 'Sending tray 12 to the kiln queue…',
  queued: 'Tray 12 is queued for the Thursday firing',
};

export default function KilnQueueSubmit() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (status === 'sending') {
      const timer = setTimeout(() => setStatus('queued'), 1800);
      return () => clearTimeout(timer);
    }
    // A disabled button drops focus: give it back if nothing else took it.
    if (status === 'queued' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    return undefined;
  }, [status]);

  return (
    <Stack spacing={1.5} useFlexGap sx={{ alignItems: 'center' }}>
      <Button
        ref={buttonRef}
        loading={status === 'sending'}
        loadingPosition="start"
        loadingIndicator={<CircularProgress aria-label="in progress" />}
        startDecorator={<LocalFireDepartment />}
        onClick={() => setStatus('sending')}
      >
        {status === 'queued' ? 'Send it again' : 'Send to the kiln'}
      </Button>
      <Typography level="body-sm" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
