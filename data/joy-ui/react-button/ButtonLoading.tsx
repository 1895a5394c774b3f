import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import ShoppingCartCheckout from '@mui/icons-material/ShoppingCartCheckout';

const messages = {
  idle: 'Two books, €34.80',
  sending: 'Sending the order…',
  sent: 'Order 2081 has been sent',
};

export default function ButtonLoading() {
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (status === 'sending') {
      const timer = setTimeout(() => setStatus('sent'), 1800);
      return () => clearTimeout(timer);
    }
    // A disabled button loses the focus: restore it, unless people moved it.
    if (status === 'sent' && document.activeElement === document.body) {
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
        startDecorator={<ShoppingCartCheckout />}
        onClick={() => setStatus('sending')}
      >
        {status === 'sent' ? 'Order again' : 'Place order'}
      </Button>
      <Typography level="body-sm" role="status">
        {messages[status]}
      </Typography>
    </Stack>
  );
}
