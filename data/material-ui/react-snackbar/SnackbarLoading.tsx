import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

const messages = {
  idle: '',
  sending: 'Sending the invoice…',
  failed: 'The server did not respond',
  sent: 'Invoice 2041 sent',
};

export default function SnackbarLoading() {
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const [status, setStatus] = React.useState<keyof typeof messages>('idle');
  const [attempts, setAttempts] = React.useState(0);
  const [open, setOpen] = React.useState(false);

  const send = () => {
    if (status === 'sending') {
      return;
    }
    // "Try again" is about to disappear, and the focus with it.
    buttonRef.current?.focus();
    setStatus('sending');
    setOpen(true);
  };

  React.useEffect(() => {
    if (status !== 'sending') {
      return undefined;
    }
    // Every other attempt fails, to show both results.
    const timer = setTimeout(() => {
      setStatus(attempts % 2 === 0 ? 'failed' : 'sent');
      setAttempts(attempts + 1);
    }, 1500);
    return () => clearTimeout(timer);
  }, [status, attempts]);

  return (
    <>
      <Button ref={buttonRef} variant="contained" onClick={send}>
        Send the invoice
      </Button>
      {/* The live region exists first, so each new text is announced. */}
      <div role="status">
        <Snackbar
          open={open}
          autoHideDuration={status === 'sent' ? 5000 : null}
          onClose={(event, reason) => {
            if (reason !== 'clickaway' && status !== 'sending') {
              setOpen(false);
            }
          }}
          message={messages[status]}
          action={
            status === 'failed' && (
              <Button color="inherit" size="small" onClick={send}>
                Try again
              </Button>
            )
          }
          ContentProps={{ role: 'none' }}
        />
      </div>
    </>
  );
}
