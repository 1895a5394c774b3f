import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = {
  idle: '',
  sending: 'Sending the declaration…',
  sent: 'Declaration HX-204 sent.',
};

export default function CustomsClearance() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // While it loads, the button is disabled and loses focus to the page.
    // Give the focus back, unless the reader has moved on.
    if (status === 'sent' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    if (status !== 'sending') {
      return undefined;
    }
    const timer = setTimeout(() => setStatus('sent'), 1800);
    return () => clearTimeout(timer);
  }, [status]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <LoadingButton
        ref={buttonRef}
        variant="contained"
        loading={status === 'sending'}
        onClick={() => setStatus('sending')}
      >
        Send declaration
      </LoadingButton>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {messages[status]}
      </Typography>
    </Stack>
  );
}
