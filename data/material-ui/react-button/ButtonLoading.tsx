import * as React from 'react';
import LoadingButton from '@mui/lab/LoadingButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const messages = {
  idle: '',
  sending: 'Sending the order…',
  sent: 'Thank you! Your order number is 1042.',
};

export default function ButtonLoading() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    // A loading button is disabled and loses the focus.
    // Give it back, unless the user has moved on.
    if (status === 'sent' && document.activeElement === document.body) {
      buttonRef.current?.focus();
    }
    if (status !== 'sending') {
      return undefined;
    }
    // Stands in for a request.
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
        Pay $54.00
      </LoadingButton>
      <Typography variant="body2" role="status" sx={{ minHeight: 20 }}>
        {messages[status]}
      </Typography>
    </Stack>
  );
}
