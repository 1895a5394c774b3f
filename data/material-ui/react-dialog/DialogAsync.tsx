import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

const sendLabels = { idle: 'Send', sending: 'Sending…', failed: 'Try again' };

export default function DialogAsync() {
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState<keyof typeof sendLabels>('idle');
  const attempts = React.useRef(0);
  const busy = status === 'sending';

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    // Stands in for a request: the first attempt fails, later ones work.
    const timer = setTimeout(() => {
      attempts.current += 1;
      if (attempts.current === 1) {
        setStatus('failed');
      } else {
        setOpen(false);
      }
    }, 1500);
    return () => clearTimeout(timer);
  }, [busy]);

  const handleClose = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the invoice
      </Button>
      <Dialog
        open={open}
        onClose={busy ? undefined : handleClose}
        TransitionProps={{ onExited: () => setStatus('idle') }}
      >
        <DialogTitle>Send invoice 1042?</DialogTitle>
        <DialogContent>
          <DialogContentText>
            It goes to billing@example.com and can’t be changed afterward.
          </DialogContentText>
          {status === 'failed' && (
            <Alert severity="error" sx={{ mt: 2 }}>
              We couldn’t reach the server, so nothing was sent.
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button disabled={busy} onClick={handleClose}>
            Cancel
          </Button>
          <Button disabled={busy} onClick={() => setStatus('sending')}>
            {sendLabels[status]}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
